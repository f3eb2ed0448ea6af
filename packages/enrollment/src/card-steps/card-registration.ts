import { readStoredFields, writeStored } from '@dining/session'

/** Stores that a card was linked, for the page that confirms it (SESSION-41, ENROLL-07). */
export function storeLinkedCard({ lastFour }: { readonly lastFour: string }): void {
  writeStored('cardRegistration', JSON.stringify({ lastFour }))
}

/** Last four digits of the card that was linked in this tab; undefined if there was none. */
export function readLinkedCard(): string | undefined {
  const { lastFour } = readStoredFields('cardRegistration')
  return typeof lastFour === 'string' && /^\d{4}$/.test(lastFour) ? lastFour : undefined
}
