import { TOKEN_HEADER, type Answer } from '@dining/contract'
import { studioEndpoints, type ImportKind } from '@dining/contract/studio'

import { PART_BYTES } from '../use-cases/imports/uploads.ts'
import type { Reply } from './browser.ts'
import type { OperatorBrowser } from './operator-browser.ts'
import type { TestApi } from './test-api.ts'

type Body = Uint8Array<ArrayBuffer> | ReadableStream

/** Sends a part of a file. */
export function sendPart(
  by: OperatorBrowser,
  partner: string,
  upload: string,
  part: number,
  body: Body,
  headers: Readonly<Record<string, string | undefined>> = {},
): Promise<Reply> {
  return by.send('PUT', `/api/studio/partners/${partner}/import-uploads/${upload}/parts/${part}`, {
    body,
    headers: { 'content-type': 'application/octet-stream', [TOKEN_HEADER]: by.token, ...headers },
  })
}

interface Given {
  readonly kind: ImportKind
  readonly content: string | Uint8Array
  readonly partner?: string
  readonly fileName?: string
}

const bytesOf = (content: string | Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(content))

/** Begins an upload. @returns the answer */
export const beginUpload = (by: OperatorBrowser, { kind, content, partner = 'one', fileName = 'list.csv' }: Given): Promise<Reply> =>
  by.call(studioEndpoints.beginUpload, { params: { partner }, body: { kind, fileName, bytes: bytesOf(content).length } })

export const idIn = ({ body, status }: Reply): string => {
  if (status !== 200) throw new Error(`The upload answered ${status}`)
  return (body as Answer<typeof studioEndpoints.beginUpload>).upload
}

/** Sends a whole file. @returns the id of the upload */
export async function uploaded(by: OperatorBrowser, given: Given): Promise<string> {
  const bytes = bytesOf(given.content)
  const upload = idIn(await beginUpload(by, given))
  for (let part = 0; part * PART_BYTES < bytes.length; part += 1) {
    const reply = await sendPart(by, given.partner ?? 'one', upload, part, bytes.slice(part * PART_BYTES, (part + 1) * PART_BYTES))
    if (reply.status !== 200 || (reply.body as { kind: string }).kind !== 'kept')
      throw new Error(`Part ${part} answered ${reply.status} ${JSON.stringify(reply.body)}`)
  }
  return upload
}

interface Settings {
  readonly partner?: string
  readonly mapping?: string | null
  readonly isChanges?: boolean
}

export const previewed = (by: OperatorBrowser, upload: string, { partner = 'one', mapping = null, isChanges = false }: Settings = {}) =>
  by.call(studioEndpoints.previewUpload, { params: { partner, upload }, body: { mapping, isChanges } })

export const imported = (by: OperatorBrowser, upload: string, preview: string, partner = 'one') =>
  by.call(studioEndpoints.importUpload, { params: { partner, upload }, body: { preview } })

/** The run that a call has started. */
export const runIn = ({ body, status }: Reply): string => {
  const answer = body as Answer<typeof studioEndpoints.importUpload>
  if (status !== 200 || answer.kind !== 'started') throw new Error(`The call answered ${status} ${JSON.stringify(body)}`)
  return answer.run
}

/** A run once nothing of this process reads a file any more. */
export async function runOf(api: TestApi, by: OperatorBrowser, run: string, partner = 'one') {
  await api.deps.imports.idle()
  const reply = await by.call(studioEndpoints.getImport, { params: { partner, run }, query: {} })
  return reply.body as Answer<typeof studioEndpoints.getImport>
}
