import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import * as v from 'valibot'

/** Bytes that the path of a local socket may have on every system that we run on. */
const PATH_LIMIT = 100

/** Where the process that owns a data folder takes commands: in the folder, or by its hash in the temporary one when the path is too long. */
export function socketPathOf(dataDir: string): string {
  const inside = join(resolve(dataDir), 'api.sock')
  if (Buffer.byteLength(inside) <= PATH_LIMIT) return inside
  return join(tmpdir(), `dining-api-${createHash('sha256').update(inside).digest('hex').slice(0, 16)}.sock`)
}

/** One line of JSON from the command's process, its only one. */
export const requestSchema = v.object({
  command: v.string(),
  request: v.unknown(),
  caller: v.object({ user: v.string(), host: v.string() }),
})
/** Login name and machine of the operator who runs a command. */
export type Caller = v.InferOutput<typeof requestSchema>['caller']

/** Lines of JSON back: what the command says, then how it ended. */
export const replySchema = v.union([v.object({ say: v.string() }), v.object({ exit: v.number() })])
export type Reply = v.InferOutput<typeof replySchema>
