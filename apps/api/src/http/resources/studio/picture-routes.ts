import { studioEndpoints, type StudioPicture } from '@dining/contract/studio'
import { fail, succeed, type Result } from '@dining/domain'
import { bulkhead, BulkheadRejectedError } from 'cockatiel'

import { pictureRepo } from '../../../store/repositories/picture.ts'
import type { Failure } from '../../../use-cases/failure.ts'
import { deletePicture, framePicture, listPictures, PAGE_SIZE, uploadPicture, type Picture } from '../../../use-cases/pictures/pictures.ts'
import type { Api } from '../../api.ts'
import { registerStudio } from './studio-pipeline.ts'

/** Files that a process reads and encodes at once, and calls that wait for that: each takes the memory of a decoded picture and a core. */
const AT_ONCE = 1
const WAITING = 8
/** Seconds after which a refused call may be sent again. */
const RETRY_AFTER_SECONDS = 5

const asData = (webp: Uint8Array) => `data:image/webp;base64,${Buffer.from(webp).toString('base64')}`

const present = ({ facts: { id, width, height, thumb, uploaded_at, uploaded_by }, uses }: Picture): StudioPicture => ({
  id,
  width,
  height,
  at: uploaded_at.toISOString(),
  by: uploaded_by,
  thumb: asData(thumb),
  uses: [...uses],
})

/** Pictures that operators upload for their partners. */
export function pictureRoutes(api: Api): void {
  const { deps } = api
  const turns = bulkhead(AT_ONCE, WAITING)

  /** Before the file is read, so that files that wait take no memory. */
  async function inTurn<Value>(work: () => Promise<Result<Value, Failure>>): Promise<Result<Value, Failure>> {
    try {
      return await turns.execute(work)
    } catch (error) {
      if (error instanceof BulkheadRejectedError) return fail({ kind: 'unavailable', retryAfterSeconds: RETRY_AFTER_SECONDS })
      throw error
    }
  }

  registerStudio(api, studioEndpoints.listPictures, async ({ partner, query }) => {
    const { pictures, total } = await listPictures(deps, partner.program.id, Number(query.page))
    return succeed({ pictures: pictures.map(present), total, pageSize: PAGE_SIZE })
  })

  registerStudio(api, studioEndpoints.uploadPicture, ({ partner, operator, readBytes }) =>
    inTurn(async () => {
      const file = await readBytes()
      if (!file.ok) return file
      const uploaded = await uploadPicture(deps, partner.program.id, operator.email, file.value)
      return succeed(uploaded.ok ? { kind: 'done', picture: present(uploaded.value) } : { kind: 'refused', reason: uploaded.error })
    }),
  )

  registerStudio(api, studioEndpoints.getPicture, async ({ partner, params }) => {
    const { id: partnerId } = partner.program
    const found = await deps.store.reading.tenant(partnerId, (tx) => pictureRepo(tx, partnerId).preview(params.picture))
    return found ? succeed({ ...found, preview: asData(found.preview) }) : fail({ kind: 'not-found' })
  })

  registerStudio(api, studioEndpoints.deletePicture, async ({ partner, params, operator }) => {
    const removed = await deletePicture(deps, partner.program.id, operator.email, params.picture)
    if (removed.ok) return succeed({ kind: 'done' })
    return removed.error.kind === 'used' ? succeed({ kind: 'used', uses: [...removed.error.uses] }) : fail({ kind: 'not-found' })
  })

  registerStudio(api, studioEndpoints.framePicture, ({ partner, params, operator, body }) =>
    inTurn(async () => {
      const framed = await framePicture(deps, partner.program.id, operator.email, params.picture, body)
      if (framed.ok) return framed
      return fail({ kind: framed.error.kind === 'not-found' ? 'not-found' : 'forbidden' })
    }),
  )

  registerStudio(api, studioEndpoints.getFramedPicture, async ({ partner, params }) => {
    const { id: partnerId } = partner.program
    const found = await deps.store.reading.tenant(partnerId, (tx) => pictureRepo(tx, partnerId).frame(params.picture))
    if (!found) return fail({ kind: 'not-found' })
    const { picture_id: picture, x, y, zoom, bytes } = found
    return succeed({ picture, framing: { x, y, zoom }, thumb: asData(bytes) })
  })
}
