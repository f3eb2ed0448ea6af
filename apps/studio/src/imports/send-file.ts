import { studioEndpoints, type ImportKind } from '@dining/contract/studio'

import { ask, askWithFile } from '../api/studio-api.ts'

/** A file of which the server has parts. */
export interface Sending {
  readonly kind: ImportKind
  readonly file: File
  /** Its id at the server. */
  readonly upload: string
  /** Parts that the server has. */
  parts: number
}

/** The server does not take this file; the message says why. */
export class FileRefusal extends Error {}

/** Begins to send a file. Its bytes are read from the disk part by part, never all of them. */
export async function beginSending(partner: string, kind: ImportKind, file: File, signal: AbortSignal): Promise<Sending> {
  const body = { kind, fileName: file.name, bytes: file.size }
  const { upload } = await ask(studioEndpoints.beginUpload, { params: { partner }, body }, { signal })
  return { kind, file, upload, parts: 0 }
}

/**
 * Sends the parts that the server does not have; called again after an error, it continues.
 * @param onSent gets the bytes that were sent so far
 */
export async function sendParts(
  partner: string,
  sending: Sending,
  partBytes: number,
  signal: AbortSignal,
  onSent: (bytes: number) => void,
): Promise<void> {
  const { file, upload } = sending
  onSent(Math.min(sending.parts * partBytes, file.size))
  while (sending.parts * partBytes < file.size) {
    const from = sending.parts * partBytes
    const params = { partner, upload, part: String(sending.parts) }
    const answer = await askWithFile(file.slice(from, from + partBytes))(studioEndpoints.putUploadPart, { params }, { signal })
    if (answer.kind === 'refused') throw new FileRefusal(answer.text)
    sending.parts = answer.parts
    onSent(Math.min(sending.parts * partBytes, file.size))
  }
}

/** Removes a file that is not imported; one that is imported stays. Does not wait, and never fails. */
export function forget(partner: string, { upload }: Sending): void {
  ask(studioEndpoints.discardUpload, { params: { partner, upload } }).catch(() => undefined)
}
