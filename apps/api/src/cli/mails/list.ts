import { fail, succeed } from '@dining/domain'
import * as v from 'valibot'

import { newestMails } from '../../store/repositories/mail-outbox.ts'
import { defineCommand, type CommandDeps, type Print } from '../command.ts'

/** Mails that one call lists. */
const LIMIT = 200

const requestSchema = v.object({ all: v.boolean() })

export const mailsList = defineCommand({
  name: 'mails list',
  summary: 'Lists mails that wait or will not be sent, newest first, without addresses.',
  usage: 'mails list [--all]',
  optionsHelp: [['--all', 'also mails that were sent or replaced by a newer code']],
  notes: [
    'refused: the mail server accepts it neither now nor later. expired: it could not be sent while it was of use.',
    `Shows ${LIMIT} mails at most; ended mails are kept for 30 days.`,
  ],
  options: { all: { type: 'boolean' } },
  request: requestSchema,
  read: ({ words, values }) => (words.length > 0 ? fail(`Unexpected argument "${words[0]}".`) : succeed({ all: values['all'] === true })),
  run: runMailsList,
})

/** `mails list`. @returns exit code */
async function runMailsList({ store }: CommandDeps, { all }: v.InferOutput<typeof requestSchema>, print: Print): Promise<number> {
  const rows = await store.reading.owner((tx) => newestMails(tx, all, LIMIT))
  if (rows.length === 0) print(all ? 'There are no mails.' : 'No mails are waiting, refused or expired.')
  for (const { partner_id, id, kind, status, attempts, last_error, created_at } of rows) {
    const error = last_error === null ? '' : `, last error ${last_error}`
    print(`${created_at.toISOString().slice(0, 19)}Z  ${partner_id}  ${kind}  ${status} after ${attempts} attempts${error}  ${id}`)
  }
  return 0
}
