import { createHash } from 'node:crypto'

import { CONTRACT_VERSION, CONTRACT_VERSION_PATH, contractName, contractVersionSchema, endpoints, isSpoken } from '@dining/contract'
import * as v from 'valibot'
import { expect, it } from 'vitest'

import { fetchAs } from '../testing/caller-keys.ts'
import { testApi } from '../testing/test-api.ts'
import { openApiDocument } from './openapi.ts'

/** The calls of this contract version: what each sends and answers, without the words that describe them. */
function callsHash(): string {
  const described = JSON.stringify(openApiDocument(Object.values(endpoints)), (key, value: unknown) =>
    key === 'summary' ? undefined : value,
  )
  return createHash('sha256').update(described).digest('hex').slice(0, 12)
}

it('answers a partner’s servers with the version of the contract', async () => {
  const api = await testApi()
  const answer = await fetchAs(api.app, 'one')(`http://api${CONTRACT_VERSION_PATH}`)
  await api.close()
  expect(v.parse(contractVersionSchema, await answer.json())).toEqual(CONTRACT_VERSION)
})

it('has a new version when the calls change', () => {
  // Fails after a change of calls: raise `minor` in packages/contract/src/contract-version.ts for an addition and `major` for all else, and put both here.
  expect([contractName(CONTRACT_VERSION), callsHash()]).toEqual(['1.1', 'd47a0c262bba'])
})

it.each([
  ['the same version', { major: 1, minor: 2 }, true],
  ['fewer calls than the API has', { major: 1, minor: 0 }, true],
  ['calls that the API lacks', { major: 1, minor: 3 }, false],
  ['calls that were removed', { major: 0, minor: 9 }, false],
  ['another major version', { major: 2, minor: 0 }, false],
])('speaks with a site that needs %s: %o → %s', (_, needed, expected) => {
  expect(isSpoken(needed, { major: 1, minor: 2 })).toBe(expected)
})
