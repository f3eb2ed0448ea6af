/** Figures of a shortlist: places that friends vote on by a link. */
export const SHORTLIST = {
  minPlaces: 2,
  maxPlaces: 8,
  /** Days for which it can be opened; then it is removed with its votes. */
  days: 7,
  /** The most voters of one list. */
  maxVoters: 50,
  /** Characters of a voter's first name. */
  nameLength: 20,
} as const

const MS_PER_DAY = 86_400_000

/** When a list that is created now expires. */
export const shortlistExpiry = (now: Date): Date => new Date(now.getTime() + SHORTLIST.days * MS_PER_DAY)

/** `closed`: its owner has ended the voting, and the result is shown. `expired`: nothing of it is shown. */
export type ShortlistState = 'open' | 'closed' | 'expired'

/** The state of a list at a time. @param closedAt null while its owner has not ended the voting */
export function shortlistState(
  { expiresAt, closedAt }: { readonly expiresAt: Date; readonly closedAt: Date | null },
  now: Date,
): ShortlistState {
  if (expiresAt.getTime() <= now.getTime()) return 'expired'
  return closedAt === null ? 'open' : 'closed'
}

/**
 * Whether a text can be shown as a voter's first name: letters with spaces, hyphens and apostrophes between them. Digits, dots and other signs are
 * refused, so that a name contains no address, phone number or link.
 */
export function isVoterName(text: string): boolean {
  return text.length <= SHORTLIST.nameLength && /^\p{L}[\p{L}\p{M}]*(?:[ '’-]\p{L}[\p{L}\p{M}]*)*$/u.test(text)
}

/** What one voter has chosen. */
export interface Ballot {
  readonly choices: readonly string[]
  /** '' if the voter gave none. */
  readonly name: string
}

/** A place of a list with its votes. */
export interface Tally {
  readonly merchantId: string
  readonly votes: number
  /** First names of those voters who gave one. */
  readonly voters: readonly string[]
}

/** Votes of each place, in the order of the list. */
export function tallyVotes(places: readonly string[], ballots: readonly Ballot[]): readonly Tally[] {
  return places.map((merchantId) => {
    const chosen = ballots.filter(({ choices }) => choices.includes(merchantId))
    return { merchantId, votes: chosen.length, voters: chosen.flatMap(({ name }) => (name === '' ? [] : [name])) }
  })
}

/** The places with the most votes: none without votes, several after a draw. */
export function leadersOf(tallies: readonly Pick<Tally, 'merchantId' | 'votes'>[]): readonly string[] {
  const most = Math.max(0, ...tallies.map(({ votes }) => votes))
  return most === 0 ? [] : tallies.filter(({ votes }) => votes === most).map(({ merchantId }) => merchantId)
}
