import { readFile } from 'node:fs/promises'

import * as v from 'valibot'

const text = v.pipe(v.string(), v.nonEmpty())

const accountSchema = v.object({
  /** The partner's id. */
  id: text,
  /** Whose members book, as people know it. */
  name: text,
  token: v.pipe(text, v.minLength(32)),
  webhookSecret: v.pipe(text, v.minLength(32)),
  /** Address that gets reports of statuses, with the site's public origin. */
  statusUrl: v.pipe(text, v.url()),
  /** Port on this machine by which the address is reached: Node resolves no `*.localhost`. */
  statusPort: v.number(),
})
/** The account of one partner. */
export type BookingAccount = v.InferOutput<typeof accountSchema>

const fileSchema = v.pipe(v.string(), v.parseJson(), v.array(accountSchema))

/** Reads the accounts of a file. Rejects with an error that names the file. */
export async function readBookingAccounts(file: string): Promise<readonly BookingAccount[]> {
  const parsed = v.safeParse(fileSchema, await readFile(file, 'utf8'))
  if (!parsed.success) throw new Error(`${file} is invalid: ${parsed.issues[0].message}`)
  return parsed.output
}
