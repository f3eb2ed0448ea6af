import type { Partner } from '@dining/partner-kit'

import type { ApiDeps } from '../../deps.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { flexOfferRepo } from '../../store/repositories/flex-offer.ts'
import type { Tx } from '../../store/tables.ts'
import type { FeedRecord } from '../feed/read-records.ts'
import { importLines, type ImportSummary, type LineOutcome, type RefusedLine } from '../imports/import-lines.ts'
import { issue, type LineIssue } from '../imports/issues.ts'
import { readFlexOffer, type FlexOfferLine } from './flex-offer-line.ts'

type Stored = Awaited<ReturnType<ReturnType<typeof flexOfferRepo>['byIds']>>[number]

/**
 * Adds, changes and withdraws flex offers of a partner's members, in batches of their own transactions. An offer that a dine has used stays as it is.
 * If it is killed, the same file imported again adds the rest: a line that is already stored changes nothing.
 */
export function importFlexOffers(
  { store, clock }: Pick<ApiDeps, 'store' | 'clock'>,
  { program }: Partner,
  fileName: string,
  records: AsyncIterable<FeedRecord>,
  report: (refused: RefusedLine) => void,
): Promise<ImportSummary> {
  return importLines<FlexOfferLine>(records, {
    read: (fields) => readFlexOffer(program, fields),
    key: { field: 'id', of: ({ id }) => id },
    apply: (lines) => store.owner((tx) => applyLines(tx, program.id, lines, clock())),
    report,
    finish: (summary) => {
      const detail = { file: fileName, counts: { ...summary } }
      return store.owner((tx) => recordAudit(tx, program.id, { kind: 'flex-offers-imported', memberId: null, at: clock(), detail }))
    },
  })
}

/** @returns of each line its outcome, or why it is refused */
async function applyLines(tx: Tx, partnerId: string, lines: readonly FlexOfferLine[], now: Date): Promise<(LineOutcome | LineIssue)[]> {
  const repo = flexOfferRepo(tx, partnerId)
  const members = await repo.lockMembers([...new Set(lines.map(({ publicId }) => publicId))])
  const merchants = await repo.merchantsNamed([...new Set(lines.map(({ merchantId }) => merchantId))])
  const stored = new Map((await repo.byIds(lines.map(({ id }) => id))).map((row) => [row.id, row]))
  const put: Parameters<typeof repo.put>[0][number][] = []
  const removed: string[] = []
  const outcomes = lines.map((line): LineOutcome | LineIssue => {
    const member_id = members.get(line.publicId)
    const merchant_id = merchants.get(line.merchantId)
    if (member_id === undefined) return { field: 'publicId', ...issue('unknown-member') }
    if (merchant_id === undefined) return { field: 'merchantId', ...issue('unknown-merchant') }
    const before = stored.get(line.id)
    const row = {
      id: line.id,
      member_id,
      merchant_id,
      units: line.units,
      first_day: line.firstDay,
      last_day: line.lastDay,
      imported_at: now,
    }
    if (line.withdrawn) {
      if (before === undefined) return 'unchanged'
      if (before.used) return { field: 'withdrawn', ...issue('used-offer-withdrawn') }
      removed.push(line.id)
      return 'withdrawn'
    }
    if (before !== undefined && isSame(before, row)) return 'unchanged'
    if (before?.used) return { field: 'id', ...issue('used-offer') }
    put.push(row)
    return before === undefined ? 'added' : 'changed'
  })
  await repo.put(put)
  await repo.remove(removed)
  return outcomes
}

function isSame(before: Stored, row: Omit<Stored, 'partner_id' | 'used'>): boolean {
  return (['member_id', 'merchant_id', 'units', 'first_day', 'last_day'] as const).every((column) => before[column] === row[column])
}
