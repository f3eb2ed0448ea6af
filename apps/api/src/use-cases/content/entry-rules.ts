import type { ContentSet } from '@dining/contract'
import { readContentSet } from '@dining/copy-engine/content'

import { FILES, type ContentVersion } from '../../store/repositories/content.ts'

/** An issue of an entry. `path` is its location within the fields: "banner_text[0].fields.url"; empty for the entry itself. */
export interface EntryFault {
  readonly path: string
  readonly reason: string
  /** What the author can do; by default, to correct it. */
  readonly remedy?: string
}

/** Why nothing was written. */
export type ContentRefusal =
  /** A page would omit the entry or a part of it. */
  | { readonly kind: 'faulty'; readonly faults: readonly EntryFault[] }
  /** Another author has written a version that this author has not seen. */
  | { readonly kind: 'newer-version'; readonly newest: ContentVersion }
  /** The entry does not exist, or it has no such version. */
  | { readonly kind: 'not-found' }
  /** Visitors see this version already. */
  | { readonly kind: 'already-public'; readonly version: ContentVersion }
  /** Visitors don't see the entry, and nothing is scheduled. */
  | { readonly kind: 'not-public' }
  /** The version is not scheduled, or its time has come meanwhile. */
  | { readonly kind: 'not-scheduled' }
  /** The time of a schedule is in the past. */
  | { readonly kind: 'time-gone-by' }
  /** Four-eyes publishing is on for the partner: another publisher must approve. */
  | { readonly kind: 'needs-approval' }
  /** The operator wrote these words, or asked for the approval. */
  | { readonly kind: 'own-words' }
  /** The approval of the newest version was asked for already. */
  | { readonly kind: 'asked-already' }
  /** Nothing waits for approval, or another operator has decided meanwhile. */
  | { readonly kind: 'not-waiting' }
  /** The author is missing, or has the name of the folder's author. */
  | { readonly kind: 'no-author' }

/** Slugs are parts of addresses and of commands. */
const SLUG = /^[\w][\w.-]{0,79}$/

/** What a page would drop of this entry (CONTENT-13 … CONTENT-32), all of it. */
export function entryFaults(set: ContentSet, slug: string, fields: Readonly<Record<string, unknown>>): readonly EntryFault[] {
  if (!SLUG.test(slug))
    return [{ path: '', reason: 'a slug has letters, digits, "_", "-" and ".", 80 at most, and does not begin with a dot or a dash' }]
  return readContentSet(set, { data: [{ slug, fields }] }).dropped.map(({ path, reason }) => ({
    path: path.replace(/^data\[0\](?:\.fields\.?)?/, ''),
    reason,
  }))
}

export function isAuthor(by: string): boolean {
  return by.trim() !== '' && by !== FILES
}
