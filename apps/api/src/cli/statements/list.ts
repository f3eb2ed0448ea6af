import { fail, succeed } from '@dining/domain'
import * as v from 'valibot'

import { monthlyStatementRepo } from '../../store/repositories/monthly-statement.ts'
import { dueStatements } from '../../use-cases/statements/make-statements.ts'
import { defineReport } from '../report-command.ts'

const PERCENT = 100
const count = (number: number) => number.toLocaleString('en-US')

/** How far the statements of the month before are, by partner. */
export const statementsList = defineReport({
  name: 'statements list',
  summary: 'Shows how many of the monthly statements that are due were made, and what became of their mails.',
  usage: 'statements list',
  optionsHelp: [],
  notes: [
    'Statements are made for members who have chosen them, from the sixth day of the next month in the partner’s time zone.',
    'Without activity: a month without a dine or a payout has no mail. Failed mails: pnpm api mails list shows why.',
  ],
  options: {},
  request: v.object({}),
  read: ({ words }) => (words.length > 0 ? fail(`Unexpected argument "${words[0]}".`) : succeed({})),
  async report({ store, clock, partners }) {
    const rows = []
    const lines: string[] = []
    for (const partner of partners.values()) {
      const { id } = partner.program
      const { month, dueAt } = dueStatements(partner, clock())
      const progress = await store.reading.tenant(id, (tx) => monthlyStatementRepo(tx, id).progress(month, dueAt))
      const all = progress.left + progress.made
      if (all === 0) continue
      const share = Math.floor((progress.made / all) * PERCENT)
      const mails = `mails: ${count(progress.sent)} sent, ${count(progress.waiting)} waiting, ${count(progress.failed)} failed`
      lines.push(
        `${id}  ${month}  ${count(progress.made)} of ${count(all)} made (${share}%)  ${mails}  ${count(progress.without)} without activity`,
      )
      const { made, left, sent, waiting, failed, without: withoutActivity } = progress
      rows.push({ partner: id, month, made, left, sent, waiting, failed, withoutActivity })
    }
    return { rows, lines: lines.length === 0 ? ['No member has a monthly statement that is due.'] : lines }
  },
})
