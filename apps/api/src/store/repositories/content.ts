import { CONTENT_SETS, type ContentSet } from '@dining/contract'
import { sql, type Selectable } from 'kysely'

import type { ContentEntryTable, ContentStatus } from '../tables/content.ts'
import type { Tx } from '../tables.ts'

/** Author of versions that were imported from a partner's folder. */
export const FILES = 'files'

/** A version of an entry, as it was written; versions are never changed. */
export interface ContentVersion {
  readonly set: ContentSet
  readonly slug: string
  /** From 1 on, in the order in which they were written. */
  readonly version: number
  readonly status: ContentStatus
  readonly fields: Readonly<Record<string, unknown>>
  /** When it becomes public, if its status is `scheduled`. */
  readonly publishAt: Date | null
  /** Number of the version whose schedule this one ends; null for most. */
  readonly cancels: number | null
  readonly at: Date
  readonly by: string
  /** Why it was written; empty if no reason was given. */
  readonly note: string
}

/** Content entries of one partner, in versions. */
export function contentRepo(tx: Tx, partnerId: string) {
  const versions = () => tx.selectFrom('content_entry').where('partner_id', '=', partnerId)
  const versionsOf = (set: string, slug: string) => versions().where('set_name', '=', set).where('slug', '=', slug)
  /** Whether a later version has ended the schedule of this one. */
  const isCancelled = sql<boolean>`exists (select from content_entry as later
    where later.partner_id = content_entry.partner_id and later.set_name = content_entry.set_name and later.slug = content_entry.slug
      and later.cancels = content_entry.version)`
  /** Versions that were or are relevant for what visitors see. */
  const publicBy = (now: Date) =>
    sql<boolean>`(status in ('published', 'unpublished') or status = 'scheduled' and publish_at <= ${now} and not ${isCancelled})`
  const newestOfAll = () =>
    versions().selectAll().distinctOn(['set_name', 'slug']).orderBy('set_name').orderBy('slug').orderBy('version', 'desc')
  const newestIn = (set: string) =>
    versions()
      .distinctOn('slug')
      .select(['slug', 'status', 'fields'])
      .where('set_name', '=', set)
      .orderBy('slug')
      .orderBy('version', 'desc')
  const present = (newest: ReturnType<typeof newestIn>, limit: number) =>
    tx
      .selectFrom(newest.as('newest'))
      .select(['slug', 'fields'])
      .where('status', '<>', 'unpublished')
      .orderBy('slug')
      .limit(limit)
      .execute()
  return {
    /** The entries that visitors see. */
    published: (set: string, now: Date, limit: number) => present(newestIn(set).where(publicBy(now)), limit),

    /** The entries with drafts and scheduled versions treated as public. */
    latest: (set: string, limit: number) => present(newestIn(set), limit),

    /** The newest version of each entry. */
    newestOfAll: async () => (await newestOfAll().execute()).flatMap(asVersion),

    /** The version of each entry that is public; if its status is `unpublished`, visitors do not see the entry. */
    decidingOfAll: async (now: Date) => (await newestOfAll().where(publicBy(now)).execute()).flatMap(asVersion),

    /** Every version that is scheduled for later, without those whose schedule was cancelled. */
    waiting: async (now: Date) =>
      (
        await versions()
          .selectAll()
          .where('status', '=', 'scheduled')
          .where('publish_at', '>', now)
          .where(({ not }) => not(isCancelled))
          .execute()
      ).flatMap(asVersion),

    /** Every version, drafts included, of the entries of which a version takes effect in this period; without fields, the oldest first. */
    timelines: async (from: Date, to: Date) =>
      (
        await versions()
          .select(['set_name', 'slug', 'version', 'status', 'publish_at', 'cancels', 'updated_at', 'updated_by'])
          .where(
            sql<boolean>`(set_name, slug) in (select set_name, slug from content_entry as one
              where one.partner_id = ${partnerId} and one.updated_by <> ${FILES}
                and case when one.status = 'scheduled' then one.publish_at when one.status <> 'draft' then one.updated_at end >= ${from}
                and case when one.status = 'scheduled' then one.publish_at when one.status <> 'draft' then one.updated_at end < ${to})`,
          )
          .orderBy('set_name')
          .orderBy('slug')
          .orderBy('version')
          .execute()
      ).flatMap((row) => asVersion({ ...row, partner_id: partnerId, fields: {}, note: '' })),

    /** All versions of an entry, newest first. */
    history: async (set: ContentSet, slug: string) =>
      (await versionsOf(set, slug).selectAll().orderBy('version', 'desc').execute()).flatMap(asVersion),

    /** Sets and slugs of the entries of which people have written a version. */
    ofPeople: () => versions().distinct().select(['set_name', 'slug']).where('updated_by', '<>', FILES).execute(),

    /** @returns false if another writer has added this version meanwhile; then nothing is added */
    add: async ({ set, fields, publishAt, at, by, ...rest }: ContentVersion): Promise<boolean> => {
      const { numInsertedOrUpdatedRows: added } = await tx
        .insertInto('content_entry')
        .values({
          partner_id: partnerId,
          set_name: set,
          fields: JSON.stringify(fields),
          publish_at: publishAt,
          updated_at: at,
          updated_by: by,
          ...rest,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow()
      return added === 1n
    },

    /** A value that changes with everything that visitors may see: content, flags, and schedules that become due. */
    stamp: async (now: Date): Promise<string> => {
      const { rows } = await sql<{ changes: string | null; due: Date | null }>`
        select (select changes from content_change where partner_id = ${partnerId}) as changes,
          (select max(publish_at) from content_entry
            where partner_id = ${partnerId} and status = 'scheduled' and publish_at <= ${now}) as due`.execute(tx)
      const { changes = null, due = null } = rows[0] ?? {}
      return `${changes ?? 0}-${due?.getTime() ?? 0}`
    },
  }
}

/** Undefined for a row of a set that is unknown to this version. */
function asVersion(row: Selectable<ContentEntryTable>): readonly ContentVersion[] {
  const set = CONTENT_SETS.find((name) => name === row.set_name)
  if (!set) return []
  const { slug, version, status, fields, publish_at: publishAt, cancels, updated_at: at, updated_by: by, note } = row
  return [{ set, slug, version, status, fields, publishAt, cancels, at, by, note }]
}
