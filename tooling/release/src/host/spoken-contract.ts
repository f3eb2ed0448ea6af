import {
  CONTRACT_VERSION_PATH,
  contractName,
  contractVersionSchema,
  isSpoken,
  PARTNER_HEADER,
  type ContractVersion,
} from '@dining/contract'
import { fail, succeed, type Result } from '@dining/domain'
import { createSigner, readCallerKeys, signedFetch } from '@dining/serving/callers'
import * as v from 'valibot'

/** Milliseconds until the API must have answered. */
const ANSWER_MS = 3_000

type Env = Readonly<Record<string, string | undefined>>

/** `unknown`: the API could not be asked. `refused`: it lacks calls of the site. */
export interface ContractFault {
  readonly kind: 'unknown' | 'refused'
  readonly message: string
}

/**
 * Asks the API whether it has the calls of a site.
 * @param env of the web server: API_URL and CALLER_KEYS_FILE
 */
export async function checkContract(partner: string, needed: ContractVersion, env: Env): Promise<Result<ContractVersion, ContractFault>> {
  const { API_URL: url = '', CALLER_KEYS_FILE: file = '' } = env
  const unknown = (why: string) => fail<ContractFault>({ kind: 'unknown', message: `the contract version of the API is unknown: ${why}` })
  if (url === '' || file === '') return unknown('API_URL and CALLER_KEYS_FILE must be set')
  const keys = readCallerKeys(file)
  if (!keys.ok) return unknown(keys.error)
  const sign = createSigner({ current: () => keys.value }, partner)
  if (!sign.ok) return unknown(sign.error)
  try {
    const answer = await signedFetch(sign.value)(url.replace(/\/$/, '') + CONTRACT_VERSION_PATH, {
      headers: { [PARTNER_HEADER]: partner },
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    const read = v.safeParse(contractVersionSchema, await answer.json())
    if (!answer.ok || !read.success) return unknown(`it answers ${CONTRACT_VERSION_PATH} with ${answer.status}`)
    if (isSpoken(needed, read.output)) return succeed(read.output)
    const message = `the site needs contract ${contractName(needed)} and the API has ${contractName(read.output)}: deploy an API that has it first`
    return fail({ kind: 'refused', message })
  } catch (error) {
    return unknown(`${url} does not answer (${error instanceof Error ? error.message : String(error)})`)
  }
}
