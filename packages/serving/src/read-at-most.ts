/**
 * The bytes of a request's body or of an answer.
 * @param most bytes; the rest of a larger one is not read
 * @returns null if there are more
 * @throws what the stream throws, such as the error of a connection that broke
 */
export async function readAtMost(parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, most: number): Promise<Buffer | null> {
  const read: Uint8Array[] = []
  let bytes = 0
  for await (const part of parts) {
    bytes += part.byteLength
    if (bytes > most) return null
    read.push(part)
  }
  return Buffer.concat(read)
}
