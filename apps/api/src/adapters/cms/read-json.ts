import { ContentFault } from './content-fault.ts'

/**
 * The JSON of an answer of no more than so many bytes, unpacked.
 * @throws ContentFault when it is larger or no JSON; what fetch throws when it does not come whole
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
