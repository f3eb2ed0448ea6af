import { isDeepStrictEqual } from 'node:util'

import type { ApiDeps } from '../deps.ts'
import { contentRepo } from '../store/repositories/content.ts'

/** A content set as a partner's folder holds it. */
export interface ContentFile {
  readonly set: string
  readonly entries: readonly { readonly slug: string; readonly status: 'published' | 'draft'; readonly fields: unknown }[]
}

/**
 * Brings a partner's content files into the database: a changed entry becomes its next version, an unchanged one costs nothing, one that
 * the files no longer have goes. Versions that people wrote stay.
 * @returns how many entries changed
 */
export async function importContent(
  { store, clock }: Pick<ApiDeps, 'store' | 'clock'>,
  partnerId: string,
  files: readonly ContentFile[],
): Promise<number> {
  const at = clock()
  const wanted = files.flatMap(({ set, entries }) => entries.map((entry) => ({ ...entry, set, fields: asStored(entry.fields) })))
  const nameOf = (set: string, slug: string) => JSON.stringify([set, slug])
  return store.tenant(partnerId, async (tx) => {
    const content = contentRepo(tx, partnerId)
    const present = new Map((await content.latestFromFiles()).map((row) => [nameOf(row.set_name, row.slug), row]))
    let changed = 0
    for (const { set, slug, status, fields } of wanted) {
      const row = present.get(nameOf(set, slug))
      present.delete(nameOf(set, slug))
      if (row?.status === status && isDeepStrictEqual(row.fields, fields)) continue
      await content.addFromFiles(set, slug, status, fields, at)
      changed += 1
    }
    for (const row of present.values()) await content.dropFromFiles(row.set_name, row.slug)
    return changed + present.size
  })
}

/** As JSON keeps it: without keys that are undefined. */
function asStored(fields: unknown): unknown {
  return JSON.parse(JSON.stringify(fields))
}
