import { ContentFault } from './content-fault.ts'

/**
 * The parsed JSON of a response, limited to a number of bytes after decompression.
 * @throws ContentFault if it is larger or not JSON; the error of fetch if the response is incomplete
 */
export async function readJson(response: Response, maxBytes: number): Promise<unknown> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > maxBytes) throw new ContentFault('too-large')
    parts.push(part)
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'))
  } catch {
    throw new ContentFault('not-json')
  }
}
