import type { PictureFormat } from '@dining/contract/pictures'
import { RESTAURANT_PICTURES_PATH } from '@dining/domain/uploads'
import { sql } from 'kysely'

import type { EncodedFile } from '../../pictures/encode.ts'
import type { Tx } from '../tables.ts'

/** Days after which the picture at an address is fetched again by the next import that names it. */
const FRESH_DAYS = 30

/** Pictures of restaurants that imports name; all but `file` run in a transaction of the operator. */
export function merchantPictureRepo(tx: Tx) {
  return {
    /** Makes pictures due that were not fetched yet, that failed, or that may have changed since. What was fetched stays until it is replaced. */
    want: async (urls: readonly string[], now: Date) => {
      if (urls.length === 0) return
      const again = new Date(now.getTime() - FRESH_DAYS * 86_400_000)
      await sql`insert into merchant_picture (url, state, due_at, changed_at)
        select distinct url, 'waiting', ${now}::timestamptz, ${now}::timestamptz from unnest(${[...urls]}::text[]) url
        on conflict (url) do update set state = 'waiting', attempts = 0, due_at = excluded.due_at, reason = null
        where merchant_picture.state = 'failed' or (merchant_picture.state = 'fetched' and merchant_picture.changed_at < ${again}::timestamptz)`.execute(
        tx,
      )
    },

    /** The pictures to fetch now, those that wait longest first. */
    due: (now: Date, limit: number) =>
      tx
        .selectFrom('merchant_picture')
        .select(['url', 'attempts'])
        .where('state', '=', 'waiting')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .orderBy('url')
        .limit(limit)
        .execute(),

    /** Keeps the files of a picture, and shows it on the pages of the restaurants that name it. */
    fetched: async (url: string, id: string, files: readonly EncodedFile[], now: Date) => {
      await tx
        .insertInto('merchant_picture_file')
        .values(files.map((file) => ({ picture_id: id, ...file, made_at: now })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await tx
        .updateTable('merchant_picture')
        .set({ state: 'fetched', picture_id: id, attempts: 0, reason: null, changed_at: now })
        .where('url', '=', url)
        .execute()
      await showPictures(tx, 'merchant', sql`(photo_url = ${url} or menu_picture_urls && array[${url}])`, now)
    },

    /** @param againAt when it is tried again; null if it is given up */
    failed: (url: string, attempts: number, reason: string, againAt: Date | null, now: Date) =>
      tx
        .updateTable('merchant_picture')
        .set({ attempts, reason, changed_at: now, ...(againAt ? { due_at: againAt } : { state: 'failed' as const }) })
        .where('url', '=', url)
        .execute(),

    /** Makes every picture that was given up due again. @returns how many */
    retry: async (now: Date): Promise<number> => {
      const { numUpdatedRows } = await tx
        .updateTable('merchant_picture')
        .set({ state: 'waiting', attempts: 0, due_at: now })
        .where('state', '=', 'failed')
        .executeTakeFirstOrThrow()
      return Number(numUpdatedRows)
    },

    /** Pictures of participating restaurants by state. */
    counts: async (): Promise<Readonly<Record<'waiting' | 'fetched' | 'failed', number>>> => {
      const { rows } = await sql<{ state: 'waiting' | 'fetched' | 'failed'; count: number }>`
        select p.state, count(*)::int as count from merchant_picture p where p.url in (${NAMED}) group by p.state`.execute(tx)
      return { waiting: 0, fetched: 0, failed: 0, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) }
    },

    /** Pictures that were not fetched, each with the restaurants that name it. */
    problems: async (limit: number) => {
      const { rows } = await sql<{ url: string; reason: string; attempts: number; state: string; restaurants: string[] }>`
        select p.url, p.reason, p.attempts, p.state, array_agg(m.network_id || ' ' || m.name order by m.network_id) as restaurants
        from merchant_picture p join merchant m on m.active and (m.photo_url = p.url or m.menu_picture_urls && array[p.url])
        where p.reason is not null and p.state <> 'fetched' group by p.url order by min(m.network_id) limit ${limit}`.execute(tx)
      return rows
    },

    /** The widest file of a picture that is no wider than this; 0 for the whole picture. */
    file: (id: string, format: PictureFormat, width: number) =>
      tx
        .selectFrom('merchant_picture_file')
        .select('bytes')
        .where('picture_id', '=', id)
        .where('format', '=', format)
        .where('width', '<=', width)
        .orderBy('width', 'desc')
        .limit(1)
        .executeTakeFirst(),
  }
}

/** Addresses that participating restaurants name. */
const NAMED = sql`select photo_url from merchant where active and photo_url is not null
  union select unnest(menu_picture_urls) from merchant where active and menu_picture_urls is not null`

/**
 * Sets the pictures of rows to those of their addresses that were fetched. A row whose pictures stay the same is not written.
 * @param changedAt when pages of the rows change by it; undefined for rows that are not shown yet
 */
export async function showPictures(
  tx: Tx,
  table: 'merchant' | 'merchant_stage',
  where: ReturnType<typeof sql>,
  changedAt?: Date,
): Promise<void> {
  const path = (picture: string) => sql`${RESTAURANT_PICTURES_PATH}::text || ${sql.ref(picture)}`
  await sql`with shown as (
      select r.network_id,
        (select ${path('p.picture_id')} from merchant_picture p where p.url = r.photo_url) as photo,
        coalesce((select jsonb_agg(jsonb_build_object('url', ${path('p.picture_id')}, 'alt', '') order by u.place)
          from unnest(r.menu_picture_urls) with ordinality u(url, place)
          join merchant_picture p on p.url = u.url and p.picture_id is not null), '[]') as menu
      from ${sql.table(table)} r where ${where})
    update ${sql.table(table)} r set image_base_url = shown.photo, menu_images = shown.menu${changedAt ? sql`, changed_at = ${changedAt}` : sql``}
    from shown where shown.network_id = r.network_id and ${where}
      and (r.image_base_url is distinct from shown.photo or r.menu_images is distinct from shown.menu)`.execute(tx)
}
