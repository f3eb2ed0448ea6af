import type { ContentSet } from '@dining/contract'
import { readContentSet } from '@dining/copy-engine/content'

import { FILES, type ContentVersion } from '../../store/repositories/content.ts'

/** What is wrong with an entry. `path` leads to it from the fields: "banner_text[0].fields.url"; empty for the entry itself. */
export interface EntryFault {
  readonly path: string
  readonly reason: string
}

/** Why nothing was written. */
export type ContentRefusal =
  /** A page would leave the entry or a part of it out. */
  | { readonly kind: 'faulty'; readonly faults: readonly EntryFault[] }
  /** Somebody has written a version that the author has not seen. */
  | { readonly kind: 'newer-version'; readonly newest: ContentVersion }
  /** There is no such entry, or it has no such version. */
  | { readonly kind: 'not-found' }
  /** Visitors see this version already. */
  | { readonly kind: 'already-public'; readonly version: ContentVersion }
  /** Visitors don't see the entry, and nothing is scheduled. */
  | { readonly kind: 'not-public' }
  /** The version is not scheduled, or its time has come meanwhile. */
  | { readonly kind: 'not-scheduled' }
  /** The time of a schedule has gone by. */
  | { readonly kind: 'time-gone-by' }
  /** Whoever writes has to be named, and not as the folder is. */
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
