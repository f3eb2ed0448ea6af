import { readAtMost } from '@dining/serving'

import { ContentFault } from './content-fault.ts'

/**
 * The parsed JSON of a response, limited to a number of bytes after decompression.
 * @throws ContentFault if it is larger or not JSON; the error of fetch if the response is incomplete
 */
export async function readJson(response: Response, maxBytes: number): Promise<unknown> {
  const bytes = await readAtMost(response.body ?? [], maxBytes)
  if (!bytes) throw new ContentFault('too-large')
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new ContentFault('not-json')
  }
}
