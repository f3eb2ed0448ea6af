import type { Partner } from '@dining/partner-kit'

import type { ApiDeps } from '../../deps.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { partnerCardRepo, type PartnerCardRow } from '../../store/repositories/partner-card.ts'
import type { Tx } from '../../store/tables.ts'
import type { FeedRecord } from '../feed/read-records.ts'
import { importLines, type ImportSummary, type LineOutcome, type RefusedLine } from '../imports/import-lines.ts'
import { issue, type LineIssue } from '../imports/issues.ts'
import { applyMapping, type MappingOf } from '../merchants/mapping.ts'
import { readPartnerCard, type PARTNER_CARD_FIELDS, type PartnerCardLine } from './card-line.ts'

export type PartnerCardMapping = MappingOf<(typeof PARTNER_CARD_FIELDS)[number]>

/** What an import reports while it runs: a line that was refused, without its values, or how many lines were read. */
export type PartnerCardReport = ({ readonly kind: 'refused' } & RefusedLine) | { readonly kind: 'progress'; readonly lines: number }

/**
 * Adds, changes and withdraws the cards that a partner knows of its members, in batches of their own transactions (CARD-25). A card that a member has
 * linked stays linked. If it is killed, the same file imported again adds the rest: a line that is already stored changes nothing.
 */
export function importPartnerCards(
  { store, clock }: Pick<ApiDeps, 'store' | 'clock'>,
  { program }: Partner,
  file: { readonly name: string; readonly records: AsyncIterable<FeedRecord>; readonly mapping: PartnerCardMapping },
  report: (event: PartnerCardReport) => void,
): Promise<ImportSummary> {
  return importLines(file.records, {
    read: (fields) => readPartnerCard(applyMapping(file.mapping, fields)),
    key: { field: 'id', of: ({ id }) => id },
    apply: (lines) => store.owner((tx) => applyLines(tx, program.id, lines, clock())),
    report: (refused) => report({ kind: 'refused', ...refused }),
    progress: (lines) => report({ kind: 'progress', lines }),
    finish: async (counts) => {
      const detail = { file: file.name, counts }
      await store.owner((tx) => recordAudit(tx, program.id, { kind: 'partner-cards-imported', memberId: null, at: clock(), detail }))
    },
  })
}

const COLUMNS = ['member_id', 'vault_token', 'card_type', 'last_four', 'description', 'from_service'] as const

/** @returns of each line its outcome, or why it is refused */
async function applyLines(tx: Tx, partnerId: string, lines: readonly PartnerCardLine[], now: Date): Promise<(LineOutcome | LineIssue)[]> {
  const repo = partnerCardRepo(tx, partnerId)
  const members = await repo.membersNamed(
    lines.flatMap(({ publicId }) => publicId ?? []),
    lines.flatMap(({ partnerNumber }) => partnerNumber ?? []),
  )
  const stored = new Map((await repo.byIds(lines.map(({ id }) => id))).map((row) => [row.id, row]))
  const put: Omit<PartnerCardRow, 'partner_id'>[] = []
  const removed: string[] = []
  const outcomes = lines.map((line): LineOutcome | LineIssue => {
    const before = stored.get(line.id)
    if (line.withdrawn) {
      if (!before) return 'unchanged'
      removed.push(line.id)
      return 'withdrawn'
    }
    const byPublicId = line.publicId === null ? undefined : members.byPublicId.get(line.publicId)
    const byNumber = line.partnerNumber === null ? undefined : members.byNumber.get(line.partnerNumber)
    const member_id = byPublicId ?? byNumber
    if (member_id === undefined) return { field: line.publicId === null ? 'partnerNumber' : 'publicId', ...issue('unknown-member') }
    if (byPublicId !== undefined && byNumber !== undefined && byPublicId !== byNumber)
      return { field: 'partnerNumber', ...issue('other-member') }
    const row = {
      id: line.id,
      member_id,
      vault_token: line.vaultToken,
      card_type: line.cardType,
      last_four: line.lastFour,
      description: line.description,
      from_service: false,
      imported_at: now,
    }
    if (before && COLUMNS.every((column) => before[column] === row[column])) return 'unchanged'
    put.push(row)
    return before ? 'changed' : 'added'
  })
  await repo.put(put)
  await repo.remove(removed)
  return outcomes
}
