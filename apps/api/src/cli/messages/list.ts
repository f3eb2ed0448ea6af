import { fail, succeed } from '@dining/domain'
import * as v from 'valibot'

import { newestMessages, type Outbox } from '../../store/repositories/outbox.ts'
import type { Command } from '../command.ts'
import { defineReport } from '../report-command.ts'

/** Messages that one call lists. */
const LIMIT = 200

const requestSchema = v.object({ all: v.boolean() })

interface Words {
  readonly name: string
  /** In the plural. */
  readonly messages: string
  readonly service: string
}

/** A command that lists the messages of an outbox, without addresses and texts. */
function listCommand(outbox: Outbox, { name, messages, service }: Words): Command {
  return defineReport({
    name: `${name} list`,
    summary: `Lists ${messages} that wait or will not be sent, newest first, without recipients.`,
    usage: `${name} list [--all]`,
    optionsHelp: [['--all', 'also those that were sent or replaced by a newer one']],
    notes: [
      `refused: the ${service} accepts it neither now nor later. expired: it could not be sent while it was of use.`,
      `Shows ${LIMIT} at most; ended ${messages} are kept for 30 days.`,
    ],
    options: { all: { type: 'boolean' } },
    request: requestSchema,
    read: ({ words, values }) => (words.length > 0 ? fail(`Unexpected argument "${words[0]}".`) : succeed({ all: values['all'] === true })),
    async report({ store }, { all }) {
      const found = await store.reading.owner((tx) => newestMessages(tx, outbox, all, LIMIT))
      const none = all ? `There are no ${messages}.` : `No ${messages} are waiting, refused or expired.`
      const lines = found.map(({ partner_id, id, kind, status, attempts, last_error, created_at }) => {
        const error = last_error === null ? '' : `, last error ${last_error}`
        return `${created_at.toISOString().slice(0, 19)}Z  ${partner_id}  ${kind}  ${status} after ${attempts} attempts${error}  ${id}`
      })
      const rows = found.map(({ partner_id: partner, id, kind, status, attempts, last_error: lastError, created_at: createdAt }) => ({
        id,
        partner,
        kind,
        status,
        attempts,
        lastError,
        createdAt,
      }))
      return { rows, lines: lines.length === 0 ? [none] : lines }
    },
  })
}

export const mailsList = listCommand('mail_outbox', { name: 'mails', messages: 'mails', service: 'mail server' })
export const noticesList = listCommand('notice_outbox', { name: 'notices', messages: 'notices', service: 'push service' })
export const smsList = listCommand('text_outbox', { name: 'sms', messages: 'text messages', service: 'SMS service' })
