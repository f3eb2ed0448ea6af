import { randomUUID } from 'node:crypto'
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'

import * as v from 'valibot'

const messageSchema = v.object({
  id: v.string(),
  /** When it was sent, ISO 8601. */
  at: v.string(),
  accountSid: v.string(),
  /** Number of the member, with its country code. */
  phone: v.string(),
  /** Short code of the partner. */
  shortCode: v.string(),
  /** Whether the member wrote it. */
  isReply: v.boolean(),
  text: v.string(),
})
export type Message = v.InferOutput<typeof messageSchema>

export interface Inbox {
  readonly keep: (message: Omit<Message, 'id' | 'at'>) => Promise<Message>
  /** Newest first; `phone` selects those from and to one number. */
  readonly list: (phone?: string) => readonly Message[]
}

/** Maximum number of messages that are shown; the file has all. */
const LIMIT = 1000

/** The messages of a file, one a line, so that a restart keeps them. */
export async function openInbox(file: string): Promise<Inbox> {
  await mkdir(dirname(file), { recursive: true })
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n')
  const messages = lines.flatMap((line) => {
    // A line cut off by a crash is no reason not to start.
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), messageSchema), line)
    return parsed.success ? [parsed.output] : []
  })
  messages.reverse()
  return {
    async keep(message) {
      const kept = { ...message, id: randomUUID(), at: new Date().toISOString() }
      await appendFile(file, `${JSON.stringify(kept)}\n`)
      messages.unshift(kept)
      messages.splice(LIMIT)
      return kept
    },
    list: (phone) => (phone === undefined ? messages : messages.filter((message) => message.phone === phone)),
  }
}
