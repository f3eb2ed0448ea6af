import { sql } from 'kysely'

import type { Tx } from '../tables.ts'

/** Author of versions that a partner's folder brought. */
const FILES = 'files'

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

    /** The newest version that came from files, of every entry. */
    latestFromFiles: () =>
      tx
        .selectFrom('content_entry')
        .distinctOn(['set_name', 'slug'])
        .select(['set_name', 'slug', 'status', 'fields'])
        .where('partner_id', '=', partnerId)
        .where('updated_by', '=', FILES)
        .orderBy('set_name')
        .orderBy('slug')
        .orderBy('version', 'desc')
        .execute(),

    /** Adds a version after all others of its entry. */
    addFromFiles: (set: string, slug: string, status: 'draft' | 'published', fields: unknown, at: Date) =>
      sql`
        insert into content_entry (partner_id, set_name, slug, version, status, fields, publish_at, updated_at, updated_by)
        select ${partnerId}::text, ${set}::text, ${slug}::text, coalesce(max(version), 0) + 1, ${status}::text,
          ${JSON.stringify(fields)}::jsonb, null, ${at}::timestamptz, ${FILES}::text
        from content_entry where partner_id = ${partnerId} and set_name = ${set} and slug = ${slug}`.execute(tx),

    /** Takes back what the files said of an entry that they no longer have. */
    dropFromFiles: (set: string, slug: string) =>
      tx
        .deleteFrom('content_entry')
        .where('partner_id', '=', partnerId)
        .where('set_name', '=', set)
        .where('slug', '=', slug)
        .where('updated_by', '=', FILES)
        .execute(),
  }
}
