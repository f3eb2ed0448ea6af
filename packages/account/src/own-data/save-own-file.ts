import type { OwnFile } from '@dining/contract'
import { saveFile } from '@dining/ui'

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0)

/** Lets the browser store a file of the member's own data. */
export function saveOwnFile({ fileName, mediaType, encoding, content }: OwnFile): void {
  saveFile(fileName, new Blob([encoding === 'text' ? content : bytesOf(content)], { type: mediaType }))
}
