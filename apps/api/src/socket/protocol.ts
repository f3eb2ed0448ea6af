import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import * as v from 'valibot'

/** Maximum bytes of a local socket's path on all supported systems. */
const PATH_LIMIT = 100

/** Path of the command socket of a data folder: in the folder, or named by its hash in the temporary folder if the path is too long. */
export function socketPathOf(dataDir: string): string {
  const inside = join(resolve(dataDir), 'api.sock')
  if (Buffer.byteLength(inside) <= PATH_LIMIT) return inside
  return join(tmpdir(), `dining-api-${createHash('sha256').update(inside).digest('hex').slice(0, 16)}.sock`)
}

/** The only line of JSON from the command's process. */
export const requestSchema = v.object({
  command: v.string(),
  request: v.unknown(),
  caller: v.object({ user: v.string(), host: v.string() }),
})
/** Login name and machine of the operator who runs a command. */
export type Caller = v.InferOutput<typeof requestSchema>['caller']

/** Lines of JSON in response: the command's output, then its exit code. */
export const replySchema = v.union([v.object({ print: v.string() }), v.object({ exit: v.number() })])
export type Reply = v.InferOutput<typeof replySchema>
