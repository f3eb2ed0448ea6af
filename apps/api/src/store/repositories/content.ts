import { sql } from 'kysely'

import type { Tx } from '../tables.ts'

/** Content entries of one partner, in versions. */
export function contentRepo(tx: Tx, partnerId: string) {
  /** The newest version of each entry among those that `query` leaves. */
  const newest = (set: string) =>
    tx
      .selectFrom('content_entry')
      .distinctOn('slug')
      .select(['slug', 'fields'])
      .where('partner_id', '=', partnerId)
      .where('set_name', '=', set)
      .orderBy('slug')
      .orderBy('version', 'desc')
  return {
    published: (set: string, now: Date, limit: number) =>
      newest(set)
        .where((where) =>
          where.or([where('status', '=', 'published'), where.and([where('status', '=', 'scheduled'), where('publish_at', '<=', now)])]),
        )
        .limit(limit)
        .execute(),

    /** Drafts and scheduled versions too. */
    latest: (set: string, limit: number) => newest(set).limit(limit).execute(),

    /** Puts a file's entry in as the next published version, unless it says what the newest one says already. */
    publishFromFile: async (set: string, slug: string, fields: unknown, at: Date): Promise<void> => {
      const text = JSON.stringify(fields)
      await sql`
        insert into content_entry (partner_id, set_name, slug, version, status, fields, publish_at, updated_at, updated_by)
        select ${partnerId}, ${set}, ${slug}, coalesce(max(version), 0) + 1, 'published', ${text}::jsonb, null, ${at}::timestamptz, 'files'
        from content_entry where partner_id = ${partnerId} and set_name = ${set} and slug = ${slug}
        having not exists (
          select 1 from content_entry where partner_id = ${partnerId} and set_name = ${set} and slug = ${slug}
            and updated_by = 'files' and fields = ${text}::jsonb)`.execute(tx)
    },
  }
}
