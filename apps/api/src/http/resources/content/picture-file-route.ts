import { PICTURE_FILE_PATH, pictureFileSchema } from '@dining/contract/pictures'
import type { Hono } from 'hono'
import * as v from 'valibot'

import type { ApiDeps } from '../../../deps.ts'
import { pictureRepo } from '../../../store/repositories/picture.ts'
import { mountServerRead } from '../../server-read.ts'

/** The file of an uploaded picture for a partner's web server. 404 for a picture that is not this partner's. */
export function pictureFileRoute(app: Hono, deps: ApiDeps): void {
  mountServerRead(app, deps, PICTURE_FILE_PATH, async (partner, query) => {
    const asked = v.safeParse(pictureFileSchema, query)
    if (!asked.success) return null
    const { id, format, width } = asked.output
    const { id: partnerId } = partner.program
    const file = await deps.store.reading.tenant(partnerId, (tx) => pictureRepo(tx, partnerId).file(id, format, width))
    if (!file) return new Response(null, { status: 404 })
    return new Response(new Uint8Array(file.bytes), { headers: { 'content-type': `image/${format}` } })
  })
}
