import { isDeepStrictEqual } from 'node:util'

import type { ContentSet } from '@dining/domain'
import type { LoadedPartner } from '@dining/partner-kit/node'

import type { StoredEntry } from '../stored-entries.ts'

type Fields = Readonly<Record<string, unknown>>

/** An entry whose draft differs from its published version. */
export interface Change {
  readonly set: ContentSet
  readonly slug: string
  /** Null for an entry that is not on the site. */
  readonly before: Fields | null
  readonly after: Fields
}

/** An entry on the site. */
export interface Shown {
  readonly set: ContentSet
  readonly slug: string
  readonly fields: Fields
}

/** A partner's published content, and the changes of its drafts. */
export interface Drafts {
  readonly shown: readonly Shown[]
  readonly changes: readonly Change[]
}

export function draftsOfDatabase(stored: readonly StoredEntry[]): Drafts {
  return {
    shown: stored.flatMap(({ set, slug, shown }) => (shown ? [{ set, slug, fields: shown.fields }] : [])),
    changes: stored.flatMap(({ set, slug, shown, draft }) => (draft ? changeOf(set, slug, shown?.fields ?? null, draft.fields) : [])),
  }
}

export function draftsOfFolder({ content }: LoadedPartner): Drafts {
  const entries = content.flatMap(({ set, entries: own }) => own.map((entry) => ({ ...entry, set })))
  const shown = entries.filter(({ status }) => status === 'published')
  return {
    shown,
    changes: entries
      .filter(({ status }) => status === 'draft')
      .flatMap(({ set, slug, fields }) => {
        const before = shown.find((one) => one.set === set && one.slug === slug)
        return changeOf(set, slug, before?.fields ?? null, fields)
      }),
  }
}

function changeOf(set: ContentSet, slug: string, before: Fields | null, after: Fields): readonly Change[] {
  return isDeepStrictEqual(before, after) ? [] : [{ set, slug, before, after }]
}
