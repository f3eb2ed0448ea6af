import type { OwnFile } from '@dining/contract'
import type { Copy } from '@dining/copy-engine'
import { activityFile as texts } from '@dining/copy-engine/texts/activity-file'
import type { Partner } from '@dining/partner-kit'

import { statementPdf } from '../../adapters/documents/statement-pdf.ts'
import type { ApiDeps } from '../../deps.ts'
import { memberRepo } from '../../store/repositories/member.ts'
import { hasSteps } from '../earning/step-of.ts'
import { copyFor, earnedOf, statusOf } from './activity-file.ts'
import { fileNameOf } from './own-file.ts'
import { readActivity, type ActivityLine, type ActivityPeriod } from './read-activity.ts'

/** Lines of a statement at most, the newest: a dine a day for five years, and some refunds. The CSV file has more. */
const MAX_STATEMENT_LINES = 2_000

/** Shares of the width. The status of a dine below a full step of a rate is a sentence. */
const SHARES = {
  plain: { day: 12, restaurant: 32, card: 11, bill: 13, earned: 20, status: 12 },
  withSteps: { day: 12, restaurant: 22, card: 8, bill: 10, earned: 16, status: 32 },
} as const

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
  const shares = hasSteps(program) ? SHARES.withSteps : SHARES.plain
  const lines = all.slice(0, MAX_STATEMENT_LINES)
  const title = copy.say(texts.statement, { period: periodWords(copy, period) })
  const name = [member?.first_name, member?.last_name].filter(Boolean).join(' ')
  const made = copy.date(clock().toISOString(), 'long')
  const rowOf = (line: ActivityLine): readonly string[] => [
    copy.date(line.at.toISOString(), 'full'),
    line.kind === 'credit' ? copy.say(texts.credit) : line.restaurant,
    line.kind === 'credit' ? line.target : line.lastFour,
    copy.money(line.amountCents),
    earnedOf(copy, line),
    statusOf(copy, line),
  ]
  // As the year's sum on the page: all except what earned nothing, less refunds.
  const counted = lines.filter((line) => line.kind !== 'credit').filter(({ status }) => status !== 'Forfeit')
  const earned = counted.reduce((sum, { benefit }) => sum + benefit, 0)
  const dines = counted.filter(({ isDine }) => isDine).length
  const notes = [
    copy.say(texts.note),
    ...(counted.some(({ status }) => status === 'Deferred') ? [copy.say(texts.expected)] : []),
    ...(all.length > lines.length ? [copy.say(texts.newest, { count: MAX_STATEMENT_LINES })] : []),
  ]
  const bytes = await statementPdf(look, {
    program: program.programName,
    title,
    facts: [...(name === '' ? [] : [name]), member?.email ?? '', copy.say(texts.made, { date: made })],
    columns: [
      { name: copy.say(texts.day), share: shares.day },
      { name: copy.say(texts.restaurant), share: shares.restaurant },
      { name: copy.say(texts.shortCard), share: shares.card },
      { name: copy.say(texts.shortBill), share: shares.bill, isAmount: true },
      { name: copy.say(texts.shortEarned), share: shares.earned, isAmount: true },
      { name: copy.say(texts.status), share: shares.status },
    ],
    rows: lines.map(rowOf),
    totals: [lines.length === 0 ? copy.say(texts.nothing) : copy.say(texts.total, { count: dines, earned: copy.benefit(earned).text })],
    note: notes.join(' '),
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
