import type { OwnFile } from '@dining/contract'

/** Milliseconds after which a browser has begun to store a file. */
const BEGUN_MS = 60_000

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0)

/** Lets the browser store a file, as if its link had been followed. */
export function saveFile({ fileName, mediaType, encoding, content }: OwnFile): void {
  const url = URL.createObjectURL(new Blob([encoding === 'text' ? content : bytesOf(content)], { type: mediaType }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), BEGUN_MS)
}
