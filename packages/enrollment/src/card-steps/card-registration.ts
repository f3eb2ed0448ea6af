import { readStoredFields, writeStored } from '@dining/session'

/**
 * Stores that a card was linked, for the page that confirms it (SESSION-41, ENROLL-07).
 * @param refusals why others of the same save were not, each as a sentence
 */
export function storeLinkedCard({ lastFour }: { readonly lastFour: string }, refusals: readonly string[] = []): void {
  writeStored('cardRegistration', JSON.stringify({ lastFour, refusals, linkedAt: new Date().toISOString() }))
}

/** ISO time at which the card was linked; undefined if the version before has stored the card. */
export function readLinkedAt(): string | undefined {
  const { linkedAt } = readStoredFields('cardRegistration')
  return typeof linkedAt === 'string' && !Number.isNaN(Date.parse(linkedAt)) ? linkedAt : undefined
}

/** Last four digits of the card that was linked in this tab; undefined if there was none. */
export function readLinkedCard(): string | undefined {
  const { lastFour } = readStoredFields('cardRegistration')
  return typeof lastFour === 'string' && /^\d{4}$/.test(lastFour) ? lastFour : undefined
}

/** Why other cards of the save were not linked, a sentence a line; empty if all were. */
export function readRefusals(): string {
  const { refusals } = readStoredFields('cardRegistration')
  return Array.isArray(refusals) ? refusals.filter((one) => typeof one === 'string').join('\n') : ''
}
