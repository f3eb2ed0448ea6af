import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import * as v from 'valibot'

const mailSchema = v.object({
  id: v.string(),
  /** When it arrived, ISO 8601. */
  at: v.string(),
  from: v.string(),
  /** Recipients of the envelope, in lower case. */
  to: v.array(v.string()),
  subject: v.string(),
  text: v.string(),
  html: v.nullable(v.string()),
  messageId: v.optional(v.string(), ''),
  /** Number of deliveries. */
  deliveries: v.optional(v.number(), 1),
})
export type Mail = v.InferOutput<typeof mailSchema>

export interface Envelope {
  readonly from: string
  readonly to: readonly string[]
}

export interface Mailbox {
  /**
   * Stores a message as received. One with the Message-ID and the recipients of a stored mail counts as another delivery of
   * that mail, as mailbox providers suppress duplicates.
   */
  readonly keep: (envelope: Envelope, message: Uint8Array) => Promise<Mail>
  /** Newest first; `to` selects those for one address. */
  readonly list: (to?: string) => readonly Mail[]
  readonly find: (id: string) => Mail | undefined
}

/** Maximum number of stored mails; the oldest is removed first. */
const LIMIT = 1000

/** The mails of a folder, one file each, so that a restart keeps them. */
export async function openMailbox(folder: string): Promise<Mailbox> {
  await mkdir(folder, { recursive: true })
  const mails = await readAll(folder)
  const file = (id: string) => join(folder, `${id}.json`)
  let count = 0
  return {
    keep: async ({ from, to }, message) => {
      const { subject, text, html, messageId = '' } = await PostalMime.parse(message)
      const at = new Date().toISOString()
      // Names sort by time, and two of one millisecond by their order.
      const id = `${at.replaceAll(/\D/g, '')}-${String(count++).padStart(6, '0')}`
      const recipients = to.map((address) => address.toLowerCase())
      const known = messageId === '' ? -1 : mails.findIndex((one) => one.messageId === messageId && one.to.join() === recipients.join())
      const before = mails[known]
      if (before) {
        const again = { ...before, deliveries: before.deliveries + 1 }
        mails[known] = again
        await writeFile(file(again.id), JSON.stringify(again))
        return again
      }
      const texts = { subject: subject ?? '', text: text ?? '', html: html ?? null }
      const mail: Mail = { id, at, from, to: recipients, ...texts, messageId, deliveries: 1 }
      await writeFile(file(id), JSON.stringify(mail))
      mails.unshift(mail)
      for (const old of mails.splice(LIMIT)) await rm(file(old.id), { force: true })
      return mail
    },
    list: (to) => (to === undefined ? mails : mails.filter((mail) => mail.to.includes(to.toLowerCase()))),
    find: (id) => mails.find((mail) => mail.id === id),
  }
}

async function readAll(folder: string): Promise<Mail[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted()
  const mails: Mail[] = []
  for (const name of names.slice(-LIMIT)) {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), mailSchema), await readFile(join(folder, name), 'utf8'))
    // A file cut off by a crash is no reason not to start.
    if (parsed.success) mails.unshift(parsed.output)
  }
  return mails
}
