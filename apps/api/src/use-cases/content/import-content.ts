import { isDeepStrictEqual } from 'node:util'

import type { ContentSet } from '@dining/contract'

import type { ApiDeps } from '../../deps.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { contentRepo, FILES, type ContentVersion } from '../../store/repositories/content.ts'

/** A content set as a partner's folder holds it. */
export interface ContentFile {
  readonly set: ContentSet
  readonly entries: readonly {
    readonly slug: string
    readonly status: 'published' | 'draft'
    readonly fields: Readonly<Record<string, unknown>>
  }[]
}

/** What came of an import. */
export interface ContentImported {
  /** Entries of which a version was added. */
  readonly changed: number
  /** Entries that people have written, and of which the folder says otherwise; they stay as they are. */
  readonly kept: readonly Pick<ContentVersion, 'set' | 'slug' | 'by'>[]
}

interface ImportOptions {
  /** Who imports and why; left out when a process does as it starts. */
  readonly author?: { readonly by: string; readonly note: string }
  /** Let the folder's words follow on those of people, too, as versions of the author; nothing is lost. */
  readonly replace?: boolean
}

/**
 * Brings a partner's content files into the database. The folder says what an entry begins with: a changed entry becomes its next version, an
 * unchanged one costs nothing, one that the folder no longer has is taken from the site. From the first version on that a person has
 * written, a draft included, an entry is people's, and the folder changes it no more.
 */
export async function importContent(
  { store, clock }: Pick<ApiDeps, 'store' | 'clock'>,
  partnerId: string,
  files: readonly ContentFile[],
  { author, replace = false }: ImportOptions = {},
): Promise<ContentImported> {
  const at = clock()
  const wanted = files.flatMap(({ set, entries }) => entries.map((entry) => ({ ...entry, set, fields: asStored(entry.fields) })))
  const nameOf = (set: string, slug: string) => JSON.stringify([set, slug])
  return store.tenant(partnerId, async (tx) => {
    const content = contentRepo(tx, partnerId)
    const present = new Map((await content.newestOfAll()).map((version) => [nameOf(version.set, version.slug), version]))
    const ofPeople = new Set((await content.ofPeople()).map(({ set_name: set, slug }) => nameOf(set, slug)))
    const kept: ContentVersion[] = []
    let changed = 0
    const add = async (next: Pick<ContentVersion, 'set' | 'slug' | 'status' | 'fields'>, by: string) => {
      const version = (present.get(nameOf(next.set, next.slug))?.version ?? 0) + 1
      // Whoever writes this version in the meantime is a person, and stays.
      if (await content.add({ ...next, version, publishAt: null, at, by, note: author?.note ?? '' })) changed += 1
    }
    for (const { set, slug, status, fields } of wanted) {
      const name = nameOf(set, slug)
      const newest = present.get(name)
      if (newest?.status === status && isDeepStrictEqual(newest.fields, fields)) continue
      if (!newest || !ofPeople.has(name)) await add({ set, slug, status, fields }, FILES)
      else if (replace && author) await add({ set, slug, status, fields }, author.by)
      else kept.push(newest)
    }
    const named = new Set(wanted.map(({ set, slug }) => nameOf(set, slug)))
    for (const [name, { set, slug, status, fields }] of present) {
      if (named.has(name) || ofPeople.has(name) || status === 'unpublished') continue
      await add({ set, slug, status: 'unpublished', fields }, FILES)
    }
    if (author) await recordAudit(tx, partnerId, { kind: 'content-imported', memberId: null, at, detail: { ...author, changed } })
    return { changed, kept }
  })
}

/** As JSON keeps it: without keys that are undefined. */
function asStored(fields: ContentVersion['fields']): ContentVersion['fields'] {
  return JSON.parse(JSON.stringify(fields)) as ContentVersion['fields']
}
