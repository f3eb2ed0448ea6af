import { readStoredFields, removeStored, writeStored } from '@dining/session'

/** Input of the review form. */
export interface ReviewValues {
  /** "1" to "5"; "" without a choice. */
  readonly stars: string
  readonly review: string
  readonly showName: boolean
}

const TYPES = { stars: 'string', review: 'string', showName: 'boolean' } as const satisfies Record<keyof ReviewValues, string>

/** Unsent input for this dine from earlier in this tab; null without any. */
export function readReviewDraft(txnId: string): Partial<ReviewValues> | null {
  const { txnId: of, ...stored } = readStoredFields('reviewDraft')
  if (of !== txnId) return null
  const known = Object.entries(stored).filter(([name, value]) => name in TYPES && typeof value === TYPES[name as keyof typeof TYPES])
  return Object.fromEntries(known)
}

/** Stores the input until the review is sent, the member signs out or the tab is closed. */
export const keepReviewDraft = (txnId: string, values: ReviewValues): void =>
  writeStored('reviewDraft', JSON.stringify({ txnId, ...values }))

export const dropReviewDraft = (): void => removeStored('reviewDraft')
