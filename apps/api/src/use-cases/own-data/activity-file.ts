import { createCopy, stepWords, type Copy } from '@dining/copy-engine'
import { account } from '@dining/copy-engine/texts/account'
import { activity } from '@dining/copy-engine/texts/activity'
import { dine } from '@dining/copy-engine/texts/dine'
import { activityFile as texts } from '@dining/copy-engine/texts/activity-file'
import { localTime } from '@dining/domain'
import type { OwnFile } from '@dining/contract'
import type { Partner, Program } from '@dining/partner-kit'

import type { Tx } from '../../store/tables.ts'
import { hasSteps } from '../earning/step-of.ts'
import { csvOf, type CsvField } from './csv.ts'
import { fileNameOf } from './own-file.ts'
import { readActivity, type ActivityLine, type ActivityPeriod } from './read-activity.ts'

const CENTS = 100
/** Parts of a dollar in which fuel savings are counted: tenths of a cent. */
const TENTHS_OF_CENTS = 1_000

const STATUSES = {
  Awarded: texts.awarded,
  Paid: texts.paid,
  Pending: texts.pending,
  Deferred: texts.notEarned,
  Forfeit: texts.notEarned,
  pending: texts.creditPending,
  pending_received: texts.creditPending,
  completed: texts.creditCompleted,
  rejected: texts.creditRejected,
  error: texts.creditRejected,
} as const satisfies Record<ActivityLine['status'], unknown>

/** What a line earned, in words; of a dine below a full step of the rate, how far it brought the member. */
export function earnedOf(copy: Copy, line: ActivityLine): string {
  if (line.kind === 'credit') return ''
  // Unknown until the dine is final.
  if (line.status === 'Deferred') return '–'
  return line.step?.isAll ? copy.say(account.ofStep, stepWords(copy, line.step)) : copy.benefit(line.benefit).text
}

/** The status of a line; of a dine below a full step of the rate, that it counts toward the next one, as its page says. */
export function statusOf(copy: Copy, line: ActivityLine): string {
  if (line.kind !== 'credit' && line.step?.isAll)
    return copy.say(line.kind === 'dine' ? activity.stepReached : dine.stateStepTakenBack, stepWords(copy, line.step))
  return copy.say(STATUSES[line.status])
}

const KINDS = { dine: texts.dine, refund: texts.refund, credit: texts.credit } as const

/** What a member gets is of no visitor in particular. */
export const copyFor = (partner: Partner): Copy => createCopy({ ...partner, visitor: { tier: null, publicId: null, firstName: null } })

/** How a program counts what is earned: the name of the column, and the number of an amount of the ledger. */
function unitOf({ earnRates, currencyType }: Program, copy: Copy): { readonly name: string; readonly of: (benefit: number) => number } {
  if (hasSteps({ earnRates })) return { name: copy.say(texts.earnedPerGallon), of: (benefit) => benefit / TENTHS_OF_CENTS }
  if (currencyType === 'Dollar' || currencyType === 'Credit')
    return { name: copy.say(texts.earnedDollars), of: (benefit) => benefit / CENTS }
  return { name: copy.say(texts.earned), of: (benefit) => benefit }
}

const MINUTES_PER_HOUR = 60
const two = (number: number) => String(number).padStart(2, '0')

/**
 * The activity of a member as a file for spreadsheets: days and times by the clock of the partner, amounts as plain numbers, cards by their last four digits.
 */
export async function activityCsv(tx: Tx, partner: Partner, memberId: string, period: ActivityPeriod): Promise<OwnFile> {
  const { program } = partner
  const copy = copyFor(partner)
  const unit = unitOf(program, copy)
  const day = (at: Date | null) => (at === null ? '' : localTime(at, program.timeZone).date)
  const time = (at: Date) => {
    const { minutes } = localTime(at, program.timeZone)
    return `${two(Math.floor(minutes / MINUTES_PER_HOUR))}:${two(minutes % MINUTES_PER_HOUR)}`
  }
  const isStepped = hasSteps(program)
  const hasCredits = program.currencyType === 'Credit'
  const rows = (await readActivity(tx, program, memberId, period)).map((line): readonly CsvField[] => [
    day(line.at),
    time(line.at),
    copy.say(KINDS[line.kind]),
    ...(line.kind === 'credit'
      ? ['', line.target, '', '', line.amountCents / CENTS]
      : [
          line.restaurant,
          line.lastFour,
          line.amountCents / CENTS,
          line.status === 'Deferred' ? '' : unit.of(line.benefit),
          ...(hasCredits ? [''] : []),
        ]),
    ...(isStepped ? [line.kind === 'credit' || !line.step ? '' : line.step.keptCents / CENTS] : []),
    statusOf(copy, line),
    line.kind === 'credit' ? '' : day(line.paidAt),
    line.id,
  ])
  const columns = [texts.day, texts.time, texts.kind, texts.restaurant, texts.card, texts.bill]
  const further = [
    ...(hasCredits ? [texts.credited] : []),
    ...(isStepped ? [texts.towardStep] : []),
    texts.status,
    texts.paidOn,
    texts.reference,
  ]
  const head = [...columns.map((text) => copy.say(text)), unit.name, ...further.map((text) => copy.say(text))]
  return {
    fileName: fileNameOf(program, `activity-${period ?? 'all-years'}`, 'csv'),
    mediaType: 'text/csv;charset=utf-8',
    encoding: 'text',
    content: csvOf([head, ...rows]),
  }
}
