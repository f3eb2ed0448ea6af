import type { CurrencyType, MemberType, TierLevel } from '@dining/domain'

/** A demonstration member, the same for each partner that has members, or that pays in a currency. */
export interface DemoMember {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** For links to a known visitor: `?public_id=…`. */
  readonly publicId: string
  /** What the member demonstrates, in a few words for the table that `start` prints. */
  readonly shows: string
  readonly tier: TierLevel
  readonly memberType: MemberType
  readonly active: boolean
  /** Without one, there is no password: the member is only a known visitor. */
  readonly hasWebProfile: boolean
  readonly emailUpdateRequired: boolean
  readonly cards: number
  /** Dines that earn, those that do not, and days back to the first of them. */
  readonly dines: {
    readonly earning: number
    readonly forfeit: number
    readonly days: number
    /** Cents between which each bill lies, so that their sum is known; any otherwise. */
    readonly bills?: readonly [least: number, most: number]
  } | null
  /** Days before the data's day on which the member joined; long ago by default. */
  readonly joinedDays?: number
  /** Only where the program pays in this. */
  readonly only?: CurrencyType
  /** The card's bank rejected the latest statement credit. */
  readonly creditIsRefused?: true
}

/** Password of every demonstration member of partners with passwords, and of the operator. */
export const DEMO_PASSWORD = 'table-for-two'

/** Writes for every partner in the studio of a demonstration; a production installation has none. */
export const DEMO_OPERATOR = { email: 'editor@studio.example', name: 'Robin Avery' } as const

const USUAL = {
  tier: 0,
  memberType: 'EnrolledCardMember',
  active: true,
  hasWebProfile: true,
  emailUpdateRequired: false,
  cards: 1,
  dines: null,
} as const

const named = (firstName: string, lastName: string) => {
  const slug = `${firstName}.${lastName}`.toLowerCase()
  return { firstName, lastName, email: `${slug}@example.com`, publicId: `demo-${slug.replace('.', '-')}` }
}

/** One of each kind of visitor that the product distinguishes. */
export const DEMO_MEMBERS: readonly DemoMember[] = [
  {
    ...USUAL,
    ...named('Maya', 'Okafor'),
    shows: 'Basic, two cards, dines in every status',
    cards: 2,
    dines: { earning: 18, forfeit: 3, days: 150 },
  },
  { ...USUAL, ...named('Daniel', 'Reyes'), shows: 'Select, two dines from VIP', tier: 2, dines: { earning: 10, forfeit: 2, days: 300 } },
  { ...USUAL, ...named('Grace', 'Lindqvist'), shows: 'VIP, three cards', tier: 3, cards: 3, dines: { earning: 27, forfeit: 2, days: 340 } },
  {
    ...USUAL,
    ...named('Theo', 'Bennett'),
    shows: 'not activated: known by public id alone',
    tier: 1,
    hasWebProfile: false,
    dines: { earning: 0, forfeit: 2, days: 40 },
  },
  {
    ...USUAL,
    ...named('Ines', 'Marchetti'),
    shows: 'closed account, its card unlinked',
    memberType: 'ClosedAccountMember',
    active: false,
    dines: { earning: 5, forfeit: 0, days: 280 },
  },
  { ...USUAL, ...named('Omar', 'Haddad'), shows: 'no web profile yet: known by public id alone', hasWebProfile: false },
  { ...USUAL, ...named('June', 'Park'), shows: 'has joined, no card yet', memberType: 'NonCardMember', cards: 0 },
  { ...USUAL, ...named('Priya', 'Nair'), shows: 'must give a new email address first', tier: 2, emailUpdateRequired: true },
  { ...USUAL, ...named('Lena', 'Fischer'), shows: 'joined three days ago, Select, has not dined yet', tier: 2, joinedDays: 3 },
  {
    ...USUAL,
    ...named('Noor', 'Aziz'),
    shows: 'where statement credits are paid: one settlement from the next one',
    tier: 2,
    dines: { earning: 7, forfeit: 0, days: 60, bills: [7_200, 7_800] },
    only: 'Credit',
  },
  {
    ...USUAL,
    ...named('Samuel', 'Brandt'),
    shows: 'where statement credits are paid: the latest was rejected',
    tier: 2,
    cards: 2,
    dines: { earning: 8, forfeit: 1, days: 60, bills: [7_200, 7_800] },
    only: 'Credit',
    creditIsRefused: true,
  },
]
