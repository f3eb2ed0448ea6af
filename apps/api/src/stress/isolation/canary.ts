/** Whose something is: the letter of a partner and the number of a member; 0 is the partner itself. "a0", "b3" */
export type Owner = string

/** No word has these letters; of a million random tokens hardly one has them before an owner. */
const MARK = 'zqkwj'

/** A text that tells whose it is wherever it turns up. Letters, digits and dashes, as ids and names take them. */
export const canary = (owner: Owner, what: string): string => `${MARK}${owner}${what}`

/** A canary with what follows it, up to where its text ends. */
export const CANARY = new RegExp(`${MARK}[a-z]\\d[\\w@.-]*`, 'g')
/** For PostgreSQL: finds the first canary of a text, and whose it is. */
export const OWNER_PATTERN = `${MARK}([a-z][0-9])`

/** Numbers from here on are canaries; no other number of an answer comes near. */
const FIRST_BIT = 20
/** Bits for the members of one partner. */
const PER_PARTNER = 5

const LETTERS = ['a', 'b', 'c'] as const
const OWNERS: readonly Owner[] = LETTERS.flatMap((letter) => Array.from({ length: PER_PARTNER }, (_, number) => `${letter}${number}`))

/** Whose canaries stand in a text. */
export const ownersIn = (text: string): ReadonlySet<Owner> => new Set(OWNERS.filter((owner) => text.includes(`${MARK}${owner}`)))

/** A number that tells whose it is, also in a sum: each owner has a bit of it. */
export const amountOf = (owner: Owner): number => 2 ** (FIRST_BIT + OWNERS.indexOf(owner))

/** Whose numbers are part of a number. */
const ownersOf = (number: number): Owner[] => OWNERS.filter((owner) => Math.floor(Math.abs(number) / amountOf(owner)) % 2 === 1)

/** Whose numbers an answer holds. */
export function ownersOfNumbers(value: unknown): ReadonlySet<Owner> {
  if (typeof value === 'number') return new Set(ownersOf(value))
  if (typeof value !== 'object' || value === null) return new Set()
  return new Set(Object.values(value).flatMap((one: unknown) => [...ownersOfNumbers(one)]))
}
