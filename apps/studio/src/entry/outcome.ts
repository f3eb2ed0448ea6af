import type { ContentFinding, ContentVersion } from '@dining/contract/studio'

import { differences } from './difference.ts'

/** An editor's actions on an entry. */
export type EntryAction =
  | { readonly kind: 'draft' }
  | { readonly kind: 'publish'; readonly at: string | null }
  /** Asks another publisher; `version` is an older one whose fields are to be published again. */
  | { readonly kind: 'ask'; readonly at: string | null; readonly version?: number }
  | { readonly kind: 'approve' }
  | { readonly kind: 'send-back' }
  | { readonly kind: 'reschedule'; readonly version: number; readonly at: string }
  | { readonly kind: 'cancel-schedule'; readonly version: number }
  | { readonly kind: 'unpublish' }
  | { readonly kind: 'rollback'; readonly version: number }

/** The result of the last action. */
export type Outcome =
  | { readonly kind: 'none' | 'busy' }
  | { readonly kind: 'done'; readonly message: string }
  | { readonly kind: 'newer' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed'; readonly message: string }

/** Whether a newer version was sent from here and only its answer was lost. */
export function isOwnVersion(newest: ContentVersion | undefined, email: string, sent: unknown): boolean {
  return newest?.by === email && newest.status !== 'unpublished' && differences(newest.fields, sent).length === 0
}

/** Findings of both, without duplicates. */
export function foundBy(...found: readonly (readonly ContentFinding[] | undefined)[]): readonly ContentFinding[] {
  return [...new Map(found.flatMap((some) => some ?? []).map((one) => [JSON.stringify([one.path, one.problem]), one])).values()]
}
