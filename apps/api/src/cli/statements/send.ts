import { fail, succeed } from '@dining/domain'
import * as v from 'valibot'

import { sendStatement, type SendRefusal } from '../../use-cases/statements/send-statement.ts'
import { defineCommand } from '../command.ts'
import { partnerNamed } from '../partner-named.ts'

/** An ISO month. */
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/

const REFUSALS = {
  'not-over': 'The month is not over.',
  unknown: 'There is no such member.',
  'not-chosen': 'The member has not chosen monthly statements.',
  'no-activity': 'The member has no dine and no payout in this month.',
} as const satisfies Readonly<Record<SendRefusal, string>>

export const statementsSend = defineCommand({
  name: 'statements send',
  isOneChange: true,
  summary: 'Mails the statement of a month again to a member who did not get it.',
  usage: 'statements send --partner <id> --email <address> --month <month>',
  optionsHelp: [
    ['--partner <id>', 'folder of the partner'],
    ['--email <address>', 'of the member, who has chosen monthly statements'],
    ['--month <month>', 'such as 2026-10; it must be over'],
  ],
  notes: ['Recorded in the audit trail. Exit code: 0 done, 1 nothing was sent, 2 invalid arguments.'],
  options: { partner: { type: 'string' }, email: { type: 'string' }, month: { type: 'string' } },
  request: v.object({ partnerId: v.string(), email: v.string(), month: v.pipe(v.string(), v.regex(MONTH)) }),
  read: ({ words, values }) => {
    const [partnerId = '', email = '', month = ''] = ['partner', 'email', 'month'].map((name) =>
      typeof values[name] === 'string' ? values[name].trim() : '',
    )
    if (words.length > 0) return fail('This command takes options only.')
    if (partnerId === '') return fail('Missing --partner.')
    if (email === '') return fail('Missing --email.')
    if (!MONTH.test(month)) return fail('--month must be a month such as 2026-10.')
    return succeed({ partnerId, email, month })
  },
  async run(deps, { partnerId, email, month }, print) {
    const partner = partnerNamed(deps, partnerId, print)
    if (!partner) return 1
    const sent = await sendStatement(deps, partner, { email, month })
    print(sent.ok ? 'The statement is sent.' : `${REFUSALS[sent.error]} Nothing was sent.`)
    return sent.ok ? 0 : 1
  },
})
