import { createHash } from 'node:crypto'

import { canary, type Owner } from './canary.ts'

/** Partners of the test data, by the letter of their owners: with enrollment on the site, with statement credits, with sign-in at a provider. */
export const PARTNERS = { a: 'direct', b: 'credit', c: 'provider' } as const
export const PARTNER_IDS: readonly string[] = Object.values(PARTNERS)
/**
 * The first and the second of each partner have the same ids in all partners, so that they differ only by the partner. The third
 * waits for activation, the fourth has closed the account.
 */
const TWINS = 2
const MEMBER_NUMBERS = [1, 2, 3, 4] as const

/** All data about a member that a caller could obtain, known in advance. */
export interface Handles {
  readonly owner: Owner
  readonly partner: string
  readonly id: string
  readonly publicId: string
  readonly email: string
  readonly partnerNumber: string
  readonly cardId: string
  /** Name of the card, as `envelope` of the test vault accepts it. */
  readonly cardName: string
  /** Id of a claim of another card that waits for its code, and the name of that card. */
  readonly claimId: string
  readonly claimedName: string
  readonly sourceTransactionId: string
  readonly idempotencyKey: string
  readonly passkeyId: string
  readonly recoveryCode: string
  readonly recoveryTicket: string
  /** Two open sessions, and one that has ended. */
  readonly sessions: readonly [string, string]
  readonly endedSession: string
}

export const hash = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** The token of a member's link back to step 2 of joining. */
export const linkTokenOf = (owner: Owner): string => canary(owner, '-link')

const letterOf = (partner: string) => Object.entries(PARTNERS).find(([, id]) => id === partner)?.[0] ?? '?'

/** The card that a member has given for a reservation. Ids of the provider have no hyphens. */
export const cardSetupOf = (owner: Owner): string => canary(owner, '_card_setup').replaceAll(/\W/g, '_')
/** The id of a browser that shows notices, as the API derives it from an address. */
export const noticeDeviceOf = (owner: Owner): string => hash(canary(owner, '-notice_device'))
/** The token of the link that a member was mailed about a free table. */
export const watchTokenOf = (owner: Owner): string =>
  canary(owner, '-watch')
    .replaceAll(/[^\w-]/g, '_')
    .padEnd(43, '-')
    .slice(0, 43)
/** The token of a member's invitation to a household. */
export const invitationTokenOf = (owner: Owner): string => canary(owner, '-household-invitation')

/** The owner of data of a partner that belongs to no member. */
export const partnerOwner = (partner: string): Owner => `${letterOf(partner)}0`

function handles(partner: string, number: number): Handles {
  const owner = `${letterOf(partner)}${number}`
  const of = (what: string) => canary(owner, what)
  const id = (what: string) => (number <= TWINS ? `twin-${number}-${what}` : of(`-${what}`))
  return {
    owner,
    partner,
    id: id('member'),
    publicId: id('public'),
    email: `${of('mail')}@example.com`,
    partnerNumber: String(100_000 + (owner.codePointAt(0) ?? 0) * 10 + number),
    cardId: id('card'),
    cardName: of('-plastic'),
    claimId: id('claim'),
    claimedName: of('-claimed'),
    sourceTransactionId: id('dine'),
    idempotencyKey: id('idempotency-key'),
    passkeyId: id('passkey'),
    recoveryCode: `CODE${letterOf(partner).toUpperCase()}${number + 3}XY`,
    recoveryTicket: of('-ticket'),
    sessions: [of('-session-one'), of('-session-two')],
    endedSession: of('-session-ended'),
  }
}

export const MEMBERS: readonly Handles[] = PARTNER_IDS.flatMap((partner) => MEMBER_NUMBERS.map((number) => handles(partner, number)))

export const membersOf = (partner: string): readonly Handles[] => MEMBERS.filter((member) => member.partner === partner)
