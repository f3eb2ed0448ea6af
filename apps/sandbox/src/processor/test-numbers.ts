/** What the processor does with a card number. */
export type Behavior = 'accept' | 'not-eligible' | 'blocked' | 'issuer-declined' | 'time-out' | 'lose-answers' | 'answer-twice'

/** Calls of one idempotency key whose answer is lost after the registration. */
export const LOST_ANSWERS = 3

/** Card numbers with a special behavior, as test numbers of payment providers have; every other number is accepted. */
export const TEST_NUMBERS: ReadonlyMap<string, Behavior> = new Map([
  ['4999990000000015', 'not-eligible'],
  ['4999990000000023', 'blocked'],
  ['4999990000000031', 'issuer-declined'],
  ['4999990000000106', 'time-out'],
  ['4999990000000205', 'lose-answers'],
  ['4999990000000304', 'answer-twice'],
])
