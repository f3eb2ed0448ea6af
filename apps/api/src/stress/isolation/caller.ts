import type { Endpoint } from '@dining/contract'
import fc from 'fast-check'

import type { ActiveMembers } from './active-members.ts'
import { MEMBERS, PARTNER_IDS, type Handles } from './member.ts'

/** The binding of an anti-forgery token. */
export interface TokenFor {
  readonly partner: string
  readonly kind: 'session' | 'pre-session'
  readonly cookie: string
}

/** The caller: the cookies and the token of the call. */
export interface Caller {
  /** The member whose data the response may contain; null for a visitor, or for a caller with an invalid session. */
  readonly member: Handles | null
  readonly session: string | undefined
  readonly preSession: string | undefined
  readonly token: TokenFor | 'none' | 'forged'
}

const PRE = 'a-visitor-of-the-site'

const visitor = (partner: string): Caller => ({
  member: null,
  session: undefined,
  preSession: PRE,
  token: { partner, kind: 'pre-session', cookie: PRE },
})

const signedIn = (member: Handles, session: string): Caller => ({
  member,
  session,
  preSession: undefined,
  token: { partner: member.partner, kind: 'session', cookie: session },
})

/** A caller with a session that does not exist at this partner. The token matches the cookie, as if it could be forged. */
const pretender = (partner: string, session: string): Caller => ({ ...visitor(partner), ...wears(partner, session) })
const wears = (partner: string, session: string) => ({ session, token: { partner, kind: 'session', cookie: session } as const })

/** A caller of a partner's site: a member, a visitor, or a caller with sessions or tokens of another member or installation. */
export function callerArbitrary(partner: string, acting: ActiveMembers, endpoint: Endpoint): fc.Arbitrary<Caller> {
  const here = acting.members.filter((member) => member.partner === partner)
  const elsewhere = MEMBERS.filter((member) => member.partner !== partner)
  const otherPartners = PARTNER_IDS.filter((id) => id !== partner)
  const right = fc.constantFrom(...here.flatMap((member) => member.sessions.map((session) => signedIn(member, session))))
  const wrongToken = (cookie: string) =>
    fc.constantFrom<Caller['token']>(
      'none',
      'forged',
      ...otherPartners.map((other) => ({ partner: other, kind: 'session' as const, cookie })),
      ...here.map((member) => ({ partner, kind: 'session' as const, cookie: `${member.sessions[0]}-other` })),
      ...elsewhere.map((member) => ({ partner: member.partner, kind: 'session' as const, cookie: member.sessions[0] })),
      { partner, kind: 'pre-session', cookie: PRE },
    )
  const ownWithWrongToken = right.chain((caller) =>
    wrongToken(caller.session ?? '').map((token) => ({
      ...caller,
      token,
      // A call without a token to check is valid.
      member: endpoint.token ? null : caller.member,
    })),
  )
  const strange = fc
    .constantFrom(
      ...elsewhere.flatMap(({ sessions, endedSession }) => [...sessions, endedSession]),
      ...here.map((member) => member.endedSession),
    )
    .map((session) => pretender(partner, session))
  const guessed = fc
    .nat()
    .map((number) => `guessed-${number}`)
    .map((session) => pretender(partner, session))
  const anonymous = fc.constantFrom<Caller>(
    { ...visitor(partner), preSession: undefined, token: 'none' },
    { ...visitor(partner), token: 'forged' },
    ...otherPartners.map((other) => ({ ...visitor(partner), token: { partner: other, kind: 'pre-session' as const, cookie: PRE } })),
  )
  return fc.oneof(
    { weight: endpoint.session === 'none' ? 2 : 8, arbitrary: right },
    { weight: endpoint.session === 'none' ? 8 : 2, arbitrary: fc.constant(visitor(partner)) },
    { weight: 2, arbitrary: ownWithWrongToken },
    { weight: 5, arbitrary: strange },
    { weight: 1, arbitrary: guessed },
    { weight: 2, arbitrary: anonymous },
  )
}
