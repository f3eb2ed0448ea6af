import { endpoints, type Endpoint } from '@dining/contract'
import fc from 'fast-check'

import type { ActiveMembers } from './active-members.ts'
import { callerArbitrary, type Caller } from './caller.ts'
import { PARTNER_IDS } from './member.ts'
import { fieldPool } from './field-pool.ts'
import { fromSchema, type FieldPool } from './schema-arbitrary.ts'

/** The isolation between partners while a call is processed. */
export type Barrier = 'both' | 'policies' | 'queries'

/** One call, as data; `send` makes a request of it. */
export interface Call {
  readonly partner: string
  readonly endpoint: Endpoint
  readonly barrier: Barrier
  readonly caller: Caller
  readonly parts: { readonly params: unknown; readonly query: unknown; readonly body: unknown }
  readonly idempotencyKey: string | undefined
  /** Its claimed origin and target. */
  readonly pretence: Readonly<Record<string, string>>
}

/** Calls that hash a password take as long as many others. */
const SLOW = new Set(['signIn', 'signUp', 'updatePassword', 'requestEmailChange'])

const barrier = fc.constantFrom<Barrier>('both', 'both', 'policies', 'queries')

const pretences = (partner: string) => {
  const other = PARTNER_IDS.find((id) => id !== partner) ?? ''
  return fc.oneof(
    { weight: 20, arbitrary: fc.constant({}) },
    fc.constantFrom<Record<string, string>>(
      { 'x-partner': `${partner}, ${other}` },
      { 'x-partner': other.toUpperCase() },
      { 'x-partner': '' },
      { 'x-partner-id': other },
      { 'x-forwarded-host': `${other}.localhost:3000` },
      { host: `${other}.localhost:3000` },
      { forwarded: `host=${other}.localhost` },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: `http://${other}.localhost:3000` },
    ),
  )
}

/** Any call of an endpoint that a partner's site may send while these members act. */
function callOf(endpoint: Endpoint, partner: string, acting: ActiveMembers, pool: FieldPool): fc.Arbitrary<Call> {
  const part = (schema: Endpoint['body']) => (schema ? fromSchema(schema, pool) : fc.constant(undefined))
  return fc.record({
    partner: fc.constant(partner),
    endpoint: fc.constant(endpoint),
    barrier,
    caller: callerArbitrary(partner, acting, endpoint),
    parts: fc.record({ params: part(endpoint.params), query: part(endpoint.query), body: part(endpoint.body) }),
    idempotencyKey: fc.option(pool('idempotencyKey') ?? fc.uuid(), { nil: undefined }),
    pretence: pretences(partner),
  })
}

/** Any call that may arrive while these members act. The endpoints are those of the contract, so new ones are included automatically. */
export function callArbitrary(acting: ActiveMembers, all: readonly Endpoint[] = Object.values(endpoints)): fc.Arbitrary<Call> {
  return fc.oneof(
    ...acting.partners.flatMap((partner) => {
      const pool = fieldPool(partner, acting)
      return all.map((endpoint) => ({ weight: SLOW.has(endpoint.name) ? 1 : 6, arbitrary: callOf(endpoint, partner, acting, pool) }))
    }),
  )
}
