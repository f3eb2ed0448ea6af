import type { OwnFile } from '@dining/contract'
import type { Copy } from '@dining/copy-engine'
import { activityFile as texts } from '@dining/copy-engine/texts/activity-file'
import type { Partner } from '@dining/partner-kit'

import { statementPdf } from '../../adapters/documents/statement-pdf.ts'
import type { ApiDeps } from '../../deps.ts'
import { memberRepo } from '../../store/repositories/member.ts'
import { copyFor, STATUSES } from './activity-file.ts'
import { fileNameOf } from './own-file.ts'
import { readActivity, type ActivityLine, type ActivityPeriod } from './read-activity.ts'

/** Lines of a statement at most, the newest: a dine a day for five years, and some refunds. The CSV file has more. */
const MAX_STATEMENT_LINES = 2_000

/**
 * The activity of a member as a statement in PDF: with their name and email, the sums of the period, and each line in US style.
 */
export async function activityStatement(
  { store, clock, mailLooks }: Pick<ApiDeps, 'store' | 'clock' | 'mailLooks'>,
  partner: Partner,
  memberId: string,
  period: ActivityPeriod,
): Promise<OwnFile> {
  const { program } = partner
  const look = mailLooks.get(program.id)
  if (!look) throw new Error(`There is no mail theme for the partner ${program.id}`)
  const [member, all] = await store.reading.tenant(program.id, (tx) =>
    Promise.all([memberRepo(tx, program.id).byId(memberId), readActivity(tx, program, memberId, period)]),
  )
  const copy = copyFor(partner)
  const lines = all.slice(0, MAX_STATEMENT_LINES)
  const title = copy.say(texts.statement, { period: periodWords(copy, period) })
  const name = [member?.first_name, member?.last_name].filter(Boolean).join(' ')
  const made = copy.date(clock().toISOString(), 'long')
  const rowOf = (line: ActivityLine): readonly string[] => [
    copy.date(line.at.toISOString(), 'full'),
    line.kind === 'credit' ? copy.say(texts.credit) : line.restaurant,
    line.kind === 'credit' ? line.target : line.lastFour,
    copy.money(line.amountCents),
    line.kind === 'credit' ? '' : copy.benefit(line.benefit).text,
    copy.say(STATUSES[line.status]),
  ]
  // As the year's sum on the page: all except what earned nothing, less refunds.
  const counted = lines.filter((line) => line.kind !== 'credit' && line.status !== 'Forfeit')
  const earned = counted.reduce((sum, line) => sum + (line.kind === 'credit' ? 0 : line.benefit), 0)
  const dines = counted.filter(({ kind }) => kind === 'dine').length
  const bytes = await statementPdf(look, {
    program: program.programName,
    title,
    facts: [...(name === '' ? [] : [name]), member?.email ?? '', copy.say(texts.made, { date: made })],
    columns: [
      { name: copy.say(texts.day), share: 12 },
      { name: copy.say(texts.restaurant), share: 32 },
      { name: copy.say(texts.shortCard), share: 11 },
      { name: copy.say(texts.shortBill), share: 13, isAmount: true },
      { name: copy.say(texts.shortEarned), share: 20, isAmount: true },
      { name: copy.say(texts.status), share: 12 },
    ],
    rows: lines.map(rowOf),
    totals: [lines.length === 0 ? copy.say(texts.nothing) : copy.say(texts.total, { count: dines, earned: copy.benefit(earned).text })],
    note: [copy.say(texts.note), ...(all.length > lines.length ? [copy.say(texts.newest, { count: MAX_STATEMENT_LINES })] : [])].join(' '),
    page: (number, count) => copy.say(texts.page, { number: String(number), of: String(count) }),
  })
  return {
    fileName: fileNameOf(program, `statement-${period ?? 'all-years'}`, 'pdf'),
    mediaType: 'application/pdf',
    encoding: 'base64',
    content: bytes.toString('base64'),
  }
}

/** "October 2026", "2026", "all years" */
function periodWords(copy: Copy, period: ActivityPeriod): string {
  if (typeof period !== 'string') return period === null ? copy.say(texts.allYears) : String(period)
  return `${copy.date(`${period}-01`, 'month')} ${copy.date(`${period}-01`, 'year')}`
}
