import type { IncomingMessage } from 'node:http'

/**
 * The text of a request's body.
 * @param most bytes; of a larger body the rest is not read
 * @returns null if the body is larger
 */
export async function readBody(request: IncomingMessage, most: number): Promise<string | null> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > most) return null
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
