import { readFile } from 'node:fs/promises'

import * as v from 'valibot'

const text = v.pipe(v.string(), v.nonEmpty())

const accountSchema = v.object({
  /** Whose members get the messages, as people know it. */
  name: text,
  accountSid: text,
  authToken: text,
  /** Address that gets the members' replies, with the site's public origin; signatures cover it. */
  replyUrl: v.pipe(text, v.url()),
  /** Port on this machine by which the address is reached: Node resolves no `*.localhost`. */
  replyPort: v.number(),
})
/** The account of one partner. */
export type SmsAccount = v.InferOutput<typeof accountSchema>

const fileSchema = v.pipe(v.string(), v.parseJson(), v.array(accountSchema))

/** Reads the accounts of a file, none without one. Rejects with an error that names the file. */
export async function readSmsAccounts(file: string | undefined): Promise<readonly SmsAccount[]> {
  if (file === undefined) return []
  const parsed = v.safeParse(fileSchema, await readFile(file, 'utf8'))
  if (!parsed.success) throw new Error(`${file} is invalid: ${parsed.issues[0].message}`)
  return parsed.output
}
