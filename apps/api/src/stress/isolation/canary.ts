/** The owner of data: the letter of a partner and the number of a member; 0 is the partner itself. "a0", "b3" */
export type Owner = string

/** No word contains these letters; almost no random token contains them before an owner. */
const MARK = 'zqkwj'

/** A text that identifies its owner wherever it appears. It has letters, digits and dashes, which ids and names accept. */
export const canary = (owner: Owner, what: string): string => `${MARK}${owner}${what}`

/** A canary with the text that follows it. */
export const CANARY = new RegExp(`${MARK}[a-z]\\d[\\w@.-]*`, 'g')
/** For PostgreSQL: finds the first canary of a text and its owner. */
export const OWNER_PATTERN = `${MARK}([a-z][0-9])`

/** Numbers from here on are canaries; all other numbers of a response are much smaller. */
const FIRST_BIT = 20
/** Bits for the members of one partner. */
const PER_PARTNER = 5

const LETTERS = ['a', 'b', 'c'] as const
const OWNERS: readonly Owner[] = LETTERS.flatMap((letter) => Array.from({ length: PER_PARTNER }, (_, number) => `${letter}${number}`))

/** The owners of the canaries in a text. */
export const ownersIn = (text: string): ReadonlySet<Owner> => new Set(OWNERS.filter((owner) => text.includes(`${MARK}${owner}`)))

/** A number that identifies its owner, also in a sum: each owner has its own bit. */
export const amountOf = (owner: Owner): number => 2 ** (FIRST_BIT + OWNERS.indexOf(owner))

/** The owners of the canary numbers that a number is the sum of. */
const ownersOf = (number: number): Owner[] => OWNERS.filter((owner) => Math.floor(Math.abs(number) / amountOf(owner)) % 2 === 1)

/** The owners of the canary numbers in a response. */
export function ownersOfNumbers(value: unknown): ReadonlySet<Owner> {
  if (typeof value === 'number') return new Set(ownersOf(value))
  if (typeof value !== 'object' || value === null) return new Set()
  return new Set(Object.values(value).flatMap((one: unknown) => [...ownersOfNumbers(one)]))
}
