import { createHash } from 'node:crypto'

import { cropOf, type Framing } from '@dining/contract/pictures'
import { UPLOADS_PATH } from '@dining/domain/uploads'
import type { UploadRefusal } from '@dining/contract/studio'
import type { ContentSet } from '@dining/contract'
import { fail, succeed, type Result } from '@dining/domain'

import type { ApiDeps } from '../../deps.ts'
import { EDITION, encodeFrame, encodeUpload } from '../../pictures/encode.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { contentRepo } from '../../store/repositories/content.ts'
import { pictureRepo, type PictureRow } from '../../store/repositories/picture.ts'
import type { Tx } from '../../store/tables.ts'
import { statesOf } from '../content/read-entries.ts'
import { uploadsIn } from './upload-uses.ts'

type Deps = Pick<ApiDeps, 'store' | 'clock'>

/** Uploads of a partner, and parts of each. */
const MAX_PICTURES = 1_000
const MAX_FRAMES = 100
export const PAGE_SIZE = 24

const ID_LENGTH = 32
const idOf = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, ID_LENGTH)
}

/** An entry that uses a picture. */
export interface PictureUse {
  readonly set: ContentSet
  readonly slug: string
}

export interface Picture {
  readonly facts: PictureRow
  readonly uses: readonly PictureUse[]
}

/** Keeps a copy of an uploaded file; the same file again is the same picture. */
export async function uploadPicture(
  { store, clock }: Deps,
  partnerId: string,
  by: string,
  file: Uint8Array,
): Promise<Result<Picture, UploadRefusal>> {
  const encoded = await encodeUpload(file)
  if (!encoded.ok) return encoded
  const { width, height, source } = encoded.value
  const id = idOf(source)
  const at = clock()
  return store.tenant(partnerId, async (tx) => {
    const pictures = pictureRepo(tx, partnerId)
    if ((await pictures.count()) >= MAX_PICTURES) return fail('too-many')
    if (await pictures.add({ id, ...encoded.value, uploaded_at: at, uploaded_by: by }))
      await recordAudit(tx, partnerId, { kind: 'picture-uploaded', memberId: null, at, detail: { picture: id, width, height, by } })
    const facts = await pictures.facts(id)
    if (!facts) return fail('broken')
    return succeed({ facts, uses: (await usesIn(tx, partnerId, [id], at)).get(id) ?? [] })
  })
}

/** A page of the uploads, the newest first. @param page from 1 */
export function listPictures(
  { store, clock }: Deps,
  partnerId: string,
  page: number,
): Promise<{ readonly pictures: readonly Picture[]; readonly total: number }> {
  return store.reading.tenant(partnerId, async (tx) => {
    const repo = pictureRepo(tx, partnerId)
    const [total, rows] = await Promise.all([repo.count(), repo.page(PAGE_SIZE, (page - 1) * PAGE_SIZE)])
    const uses = await usesIn(
      tx,
      partnerId,
      rows.map(({ id }) => id),
      clock(),
    )
    return { total, pictures: rows.map((facts) => ({ facts, uses: uses.get(facts.id) ?? [] })) }
  })
}

type Removal = Result<null, { readonly kind: 'not-found' } | { readonly kind: 'used'; readonly uses: readonly PictureUse[] }>

/** Removes an upload with its parts, unless an entry uses it. */
export async function deletePicture({ store, clock }: Deps, partnerId: string, by: string, id: string): Promise<Removal> {
  const at = clock()
  const removed = store.tenant(partnerId, async (tx): Promise<Removal> => {
    const repo = pictureRepo(tx, partnerId)
    const frames = await repo.framesOf([id])
    // Before the uses are read: a writer that holds one of its parts comes first, and a later one finds none.
    if (!(await repo.remove(id))) return fail({ kind: 'not-found' })
    const uses = await usesOfFrames(tx, partnerId, frames, at)
    if (uses.size > 0) throw new StillUsed(uses.get(id) ?? [])
    await recordAudit(tx, partnerId, { kind: 'picture-deleted', memberId: null, at, detail: { picture: id, by } })
    return succeed(null)
  })
  return removed.catch((error: unknown) => {
    if (error instanceof StillUsed) return fail({ kind: 'used', uses: error.uses })
    throw error
  })
}

/** Rolls back the removal of a picture that entries use. */
class StillUsed extends Error {
  readonly uses: readonly PictureUse[]
  constructor(uses: readonly PictureUse[]) {
    super('The picture is used')
    this.uses = uses
  }
}

interface Framed {
  readonly address: string
  readonly focus: { readonly x: number; readonly y: number }
}

/** The address of a part of an upload, whose files are made if it is new. */
export async function framePicture(
  { store, clock }: Deps,
  partnerId: string,
  by: string,
  pictureId: string,
  framing: Framing,
): Promise<Result<Framed, { readonly kind: 'not-found' | 'too-many' }>> {
  const { x, y, zoom } = framing
  const id = idOf(pictureId, `${x} ${y} ${zoom} ${EDITION}`)
  const found = await store.reading.tenant(partnerId, async (tx) => {
    const repo = pictureRepo(tx, partnerId)
    return { picture: await repo.source(pictureId), isThere: await repo.hasFrame(id), count: await repo.framesCount(pictureId) }
  })
  const { picture } = found
  if (!picture) return fail({ kind: 'not-found' })
  const framed = { address: UPLOADS_PATH + id, focus: cropOf(picture, framing).focus }
  if (found.isThere) return succeed(framed)
  if (found.count >= MAX_FRAMES) return fail({ kind: 'too-many' })
  // Not within a transaction, which would hold a connection meanwhile.
  const files = await encodeFrame(picture.source, picture, framing)
  return store.tenant(partnerId, async (tx) => {
    const repo = pictureRepo(tx, partnerId)
    if (!(await repo.facts(pictureId))) return fail({ kind: 'not-found' })
    await repo.addFrame({ id, picture_id: pictureId, framed_at: clock(), framed_by: by }, framing, files)
    return succeed(framed)
  })
}

/** The entries that use each of these pictures, by the picture's id. */
async function usesIn(tx: Tx, partnerId: string, ids: readonly string[], now: Date): Promise<ReadonlyMap<string, readonly PictureUse[]>> {
  return usesOfFrames(tx, partnerId, await pictureRepo(tx, partnerId).framesOf(ids), now)
}

async function usesOfFrames(
  tx: Tx,
  partnerId: string,
  frames: readonly { readonly id: string; readonly picture_id: string }[],
  now: Date,
): Promise<ReadonlyMap<string, readonly PictureUse[]>> {
  if (frames.length === 0) return new Map()
  const pictureOf = new Map(frames.map(({ id, picture_id }) => [id, picture_id]))
  const uses = new Map<string, PictureUse[]>()
  for (const { set, slug, newest, shown, waiting } of await statesOf(contentRepo(tx, partnerId), now)) {
    const versions = [newest, ...(shown ? [shown] : []), ...waiting]
    const used = new Set(versions.flatMap(({ fields }) => uploadsIn(fields)).map(({ frameId }) => pictureOf.get(frameId)))
    for (const id of used) if (id !== undefined) uses.set(id, [...(uses.get(id) ?? []), { set, slug }])
  }
  return uses
}
