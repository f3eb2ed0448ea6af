import { BONUS_CODE_PATTERN, BONUS_KINDS, succeed, type BonusKind, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import { issue, refuse, type LineIssue, type ValueIssue } from '../imports/issues.ts'
import { amountOf, dollars, lineReader, type LineFields } from '../imports/line-fields.ts'
import { day, oneOf, text, typed, whole, yesNo, type Reader } from '../merchants/field-readers.ts'
import { programCodes } from './offers.ts'

/** A line of a file of bonuses. */
export interface BonusLine {
  readonly code: string
  readonly kind: BonusKind
  readonly description: string
  /** Whole units; cents for programs that pay money, tenths of a cent per gallon for fuel. */
  readonly units: number
  readonly dines: number
  readonly spendCents: number
  readonly dineCents: number
  readonly withinDays: number | null
  readonly firstDay: string | null
  readonly lastDay: string | null
  readonly appOnly: boolean
  readonly cap: number | null
  /** Whether the bonus is not offered any more. */
  readonly withdrawn: boolean
}

const NEEDED = new Set(['code', 'kind', 'description', 'amount'] as const)
type Field =
  | 'code'
  | 'kind'
  | 'description'
  | 'amount'
  | 'dines'
  | 'spend'
  | 'dineSpend'
  | 'withinDays'
  | 'firstDay'
  | 'lastDay'
  | 'appOnly'
  | 'cap'
  | 'withdrawn'

const code: Reader<string> = (value) => {
  const read = typed(value)
  return BONUS_CODE_PATTERN.test(read) ? succeed(read) : refuse('code-characters')
}

/** Longer than any bonus runs, and more dines than a member has in it. */
const MOST_DAYS = 730
const MOST_DINES = 100
const MOST_MEMBERS = 100_000_000
const DESCRIPTION_LENGTH = 300

/** What a kind needs besides. */
function issuesOfKind(line: BonusLine): readonly LineIssue[] {
  const issues: LineIssue[] = []
  const demand = (isMet: boolean, field: Field, otherwise: ValueIssue) => {
    if (!isMet) issues.push({ field, ...otherwise })
  }
  switch (line.kind) {
    case 'new-member':
      demand(line.withinDays !== null, 'withinDays', issue('new-member-days-missing'))
      break
    case 'first-dine':
      demand(line.withinDays !== null, 'withinDays', issue('first-dine-days-missing'))
      demand(line.dines === 1, 'dines', issue('first-dine-count'))
      break
    case 'dine-times':
      demand(line.dines > 1, 'dines', issue('dine-times-count'))
      break
    case 'app-only':
      demand(line.appOnly, 'appOnly', issue('not-of-app'))
      break
    case 'campaign':
      demand(line.lastDay !== null, 'lastDay', issue('campaign-end-missing'))
      break
  }
  return issues
}

/**
 * Reads a record of a file.
 * @returns the line, or all its errors
 */
export function readBonus(partner: Partner, record: LineFields): Result<BonusLine, readonly LineIssue[]> {
  const { read, issues, finish } = lineReader<Field>(record, NEEDED)
  const kind = read('kind', oneOf(BONUS_KINDS), 'campaign' as const)
  const line: BonusLine = {
    code: read('code', code, ''),
    kind,
    description: read('description', text(DESCRIPTION_LENGTH), ''),
    units: read('amount', amountOf(partner.program), 0),
    dines: read('dines', whole(1, MOST_DINES), 1),
    spendCents: read('spend', dollars, 0),
    dineCents: read('dineSpend', dollars, 0),
    withinDays: read('withinDays', whole(1, MOST_DAYS), null),
    firstDay: read('firstDay', day, null),
    lastDay: read('lastDay', day, null),
    appOnly: read('appOnly', yesNo, kind === 'app-only'),
    cap: read('cap', whole(1, MOST_MEMBERS), null),
    withdrawn: read('withdrawn', yesNo, false),
  }
  if (issues.length > 0) return finish(line)
  issues.push(...issuesOfKind(line))
  if (line.firstDay !== null && line.lastDay !== null && line.lastDay < line.firstDay)
    issues.push({ field: 'lastDay', ...issue('day-order') })
  if (programCodes(partner).includes(line.code)) issues.push({ field: 'code', ...issue('folder-bonus') })
  return finish(line)
}
