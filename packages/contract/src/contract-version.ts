import * as v from 'valibot'

/**
 * The version of the calls in this package. A test of the API (`contract-version-route.test.ts`) fails when the calls change:
 * - minor rises when a call, an optional input or a field of an answer is added: older sites still work with a newer API
 * - major rises when something that sites use is removed or has another meaning
 */
export const CONTRACT_VERSION: ContractVersion = { major: 1, minor: 1 }

/** Where a release asks which calls the API has. It is not below /api, which browsers can reach. */
export const CONTRACT_VERSION_PATH = '/contract-version'

const part = v.pipe(v.number(), v.integer(), v.minValue(0))
export const contractVersionSchema = v.object({ major: part, minor: part })
export type ContractVersion = v.InferOutput<typeof contractVersionSchema>

/** Whether an API with the calls of `spoken` answers a site that was built for `needed`. */
export const isSpoken = (needed: ContractVersion, spoken: ContractVersion): boolean =>
  needed.major === spoken.major && needed.minor <= spoken.minor

/** "1.0" */
export const contractName = ({ major, minor }: ContractVersion): string => `${major}.${minor}`
