import { endpoints, queryToObject } from '@dining/contract'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'

import { secretsOf } from '../../testing/secrets.ts'
import { activeMembersArbitrary } from './active-members.ts'
import { callArbitrary, type Call } from './call.ts'
import { requestOf } from './send.ts'

const secrets = secretsOf(Buffer.alloc(32))

/** Whether the contract accepts the parts of the call as sent. */
async function isTaken(call: Call): Promise<boolean> {
  const { params, query, body } = call.endpoint
  const request = requestOf(call, secrets)
  const text = await request.text()
  return (
    (!params || v.is(params, call.parts.params)) &&
    (!query || v.is(query, queryToObject(query, new URL(request.url).searchParams))) &&
    (!body || v.is(body, call.endpoint.form ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text)))
  )
}

it.each(Object.values(endpoints).map((endpoint) => [endpoint.name, endpoint] as const))(
  'random calls of %s are valid by the contract',
  async (_, endpoint) => {
    const [acting] = fc.sample(activeMembersArbitrary, { seed: 1, numRuns: 1 })
    if (!acting) throw new Error('No caller')
    const calls = fc.sample(callArbitrary(acting, [endpoint]), { seed: 1, numRuns: 100 })
    const taken = await Promise.all(calls.map(isTaken))
    expect(taken.filter(Boolean).length).toBeGreaterThan(20)
  },
)
