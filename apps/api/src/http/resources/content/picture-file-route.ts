import { PICTURE_FILE_PATH, pictureFileSchema } from '@dining/contract/pictures'
import type { Hono } from 'hono'
import * as v from 'valibot'

import type { ApiDeps } from '../../../deps.ts'
import { merchantPictureRepo } from '../../../store/repositories/merchant-picture.ts'
import { pictureRepo } from '../../../store/repositories/picture.ts'
import type { Tx } from '../../../store/tables.ts'
import { mountServerRead } from '../../server-read.ts'

/**
 * The file of a picture for a partner's web server: one that an operator of the partner uploaded, or one of a restaurant, which all partners have.
 * 404 for a picture of another partner.
 */
export function pictureFileRoute(app: Hono, deps: ApiDeps): void {
  mountServerRead(app, deps, PICTURE_FILE_PATH, async (partner, query) => {
    const asked = v.safeParse(pictureFileSchema, query)
    if (!asked.success) return null
    const { id, format, width } = asked.output
    const { id: partnerId } = partner.program
    const find = async (tx: Tx) =>
      (await pictureRepo(tx, partnerId).file(id, format, width)) ?? (await merchantPictureRepo(tx).file(id, format, width))
    // Files never change. A new one may not be on the replica yet.
    const file = (await deps.store.delayed().tenant(partnerId, find)) ?? (await deps.store.reading.tenant(partnerId, find))
    if (!file) return new Response(null, { status: 404 })
    return new Response(new Uint8Array(file.bytes), { headers: { 'content-type': `image/${format}` } })
  })
}
