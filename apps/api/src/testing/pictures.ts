import { TOKEN_HEADER } from '@dining/contract'
import sharp, { type Sharp } from 'sharp'

import type { Reply } from './browser.ts'
import type { OperatorBrowser } from './operator-browser.ts'

/** Left half red, right half blue: the colours show which part a crop contains. Sizes in px. */
export const halves = (width = 1600, height = 1000): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#c00000' } }).composite([
    {
      input: { create: { width: Math.round(width / 2), height, channels: 3, background: '#0000c0' } },
      left: Math.round(width / 2),
      top: 0,
    },
  ])

export const jpegOf = (width?: number, height?: number): Promise<Buffer> => halves(width, height).jpeg().toBuffer()

/** Sends a file as the studio does. */
export function uploadFile(
  { token, send }: Pick<OperatorBrowser, 'token' | 'send'>,
  partner: string,
  file: Uint8Array | ReadableStream,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  return send('POST', `/api/studio/partners/${partner}/pictures`, {
    body: file instanceof ReadableStream ? file : new Uint8Array(file),
    headers: { 'content-type': 'application/octet-stream', [TOKEN_HEADER]: token, ...headers },
  })
}
