import type { Framing, PictureFormat } from '@dining/contract/pictures'
import { sql, type Insertable } from 'kysely'

import type { EncodedFile } from '../../pictures/encode.ts'
import type { PictureFrameTable, PictureTable } from '../tables/content.ts'
import type { Tx } from '../tables.ts'

/** Facts of an upload, with the copy for lists. */
export interface PictureRow {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly thumb: Uint8Array
  readonly uploaded_at: Date
  readonly uploaded_by: string
}

const FACTS = ['id', 'width', 'height', 'thumb', 'uploaded_at', 'uploaded_by'] as const

/** Uploaded pictures of one partner, and the parts of them that pages show. */
export function pictureRepo(tx: Tx, partnerId: string) {
  const pictures = () => tx.selectFrom('picture').where('partner_id', '=', partnerId)
  const frames = () => tx.selectFrom('picture_frame').where('partner_id', '=', partnerId)
  return {
    count: async (): Promise<number> => {
      const { count } = await pictures()
        .select(sql<number>`count(*)::int`.as('count'))
        .executeTakeFirstOrThrow()
      return count
    },

    /** The newest first. */
    page: (limit: number, offset: number): Promise<PictureRow[]> =>
      pictures()
        .select([...FACTS])
        .orderBy('uploaded_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute(),

    facts: (id: string): Promise<PictureRow | undefined> =>
      pictures()
        .select([...FACTS])
        .where('id', '=', id)
        .executeTakeFirst(),

    preview: (id: string) => pictures().select(['id', 'width', 'height', 'preview']).where('id', '=', id).executeTakeFirst(),

    source: (id: string) => pictures().select(['width', 'height', 'source']).where('id', '=', id).executeTakeFirst(),

    /** @returns false if the partner has the same picture already */
    add: async (row: Omit<Insertable<PictureTable>, 'partner_id'>): Promise<boolean> => {
      const { numInsertedOrUpdatedRows: added } = await tx
        .insertInto('picture')
        .values({ partner_id: partnerId, ...row })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow()
      return added === 1n
    },

    /** Removes a picture with its parts. @returns false if there is none */
    remove: async (id: string): Promise<boolean> => {
      const { numDeletedRows } = await tx
        .deleteFrom('picture')
        .where('partner_id', '=', partnerId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return numDeletedRows === 1n
    },

    /** A part of a picture with its smallest file. */
    frame: (id: string) =>
      tx
        .selectFrom('picture_frame as frame')
        .innerJoin('picture_frame_file as file', (join) =>
          join.onRef('file.partner_id', '=', 'frame.partner_id').onRef('file.frame_id', '=', 'frame.id'),
        )
        .select(['picture_id', 'x', 'y', 'zoom', 'bytes'])
        .where('frame.partner_id', '=', partnerId)
        .where('frame.id', '=', id)
        .where('format', '=', 'webp')
        .orderBy('file.width')
        .limit(1)
        .executeTakeFirst(),

    hasFrame: async (id: string): Promise<boolean> => (await frames().select('id').where('id', '=', id).executeTakeFirst()) !== undefined,

    /** The pictures of these parts, by the part's id; they are not removed before this transaction ends. */
    holdFrames: async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
      if (ids.length === 0) return new Map()
      // In one order, so that two writers do not wait for each other.
      const held = await frames().select(['id', 'picture_id']).where('id', 'in', ids).orderBy('id').forShare().execute()
      return new Map(held.map(({ id, picture_id }) => [id, picture_id]))
    },

    /** Ids of the parts of these pictures, each with its picture's. */
    framesOf: (pictureIds: readonly string[]) =>
      pictureIds.length === 0 ? Promise.resolve([]) : frames().select(['id', 'picture_id']).where('picture_id', 'in', pictureIds).execute(),

    framesCount: async (pictureId: string): Promise<number> => {
      const { count } = await frames()
        .where('picture_id', '=', pictureId)
        .select(sql<number>`count(*)::int`.as('count'))
        .executeTakeFirstOrThrow()
      return count
    },

    /** Adds a part with its files, unless it is there. */
    addFrame: async (
      row: Omit<Insertable<PictureFrameTable>, 'partner_id' | keyof Framing>,
      { x, y, zoom }: Framing,
      files: readonly EncodedFile[],
    ) => {
      const { numInsertedOrUpdatedRows: added } = await tx
        .insertInto('picture_frame')
        .values({ partner_id: partnerId, ...row, x, y, zoom })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow()
      if (added !== 1n) return
      await tx
        .insertInto('picture_frame_file')
        .values(files.map((file) => ({ partner_id: partnerId, frame_id: row.id, ...file })))
        .execute()
    },

    /** The widest file of a part that is no wider than this. */
    file: (frameId: string, format: PictureFormat, width: number) =>
      tx
        .selectFrom('picture_frame_file')
        .select('bytes')
        .where('partner_id', '=', partnerId)
        .where('frame_id', '=', frameId)
        .where('format', '=', format)
        .where('width', '<=', width)
        .orderBy('width', 'desc')
        .limit(1)
        .executeTakeFirst(),
  }
}
