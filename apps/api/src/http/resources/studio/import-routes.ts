import { studioEndpoints, type ImportKind, type RefusedRow, type StudioImport } from '@dining/contract/studio'
import { fail, succeed } from '@dining/domain'

import { INSTALLATION } from '../../../audit/events.ts'
import { importRunRepo, type ImportRefusalRow, type ImportRunRow, type VisibleImports } from '../../../store/repositories/import-run.ts'
import type { OperatorRow } from '../../../store/repositories/operator.ts'
import { importNote } from '../../../use-cases/imports/import-note.ts'
import { studioWords } from '../../../use-cases/imports/issues.ts'
import { INTERRUPTED_AFTER_MS, KEPT_REFUSALS } from '../../../use-cases/imports/track-import.ts'
import { csvOf } from '../../../use-cases/own-data/csv.ts'
import type { Api } from '../../api.ts'
import { registerStudio } from './studio-pipeline.ts'

const PAGE_SIZE = 20
const REFUSED_PAGE_SIZE = 50

/** Restaurants are the same for all partners. How many transactions all of them have together is for operators of all partners alone. */
const KINDS_FOR_ONE: readonly ImportKind[] = ['merchants']
const KINDS_FOR_ALL: readonly ImportKind[] = ['merchants', 'feed']

const visibleTo = ({ partners }: Pick<OperatorRow, 'partners'>, partnerId: string): VisibleImports => ({
  partnerId,
  kindsOfAll: partners === null ? KINDS_FOR_ALL : KINDS_FOR_ONE,
})

/** Imports of files, for the operators of a partner: how far they are, and why rows were refused. */
export function studioImportRoutes(api: Api): void {
  const { store, clock } = api.deps

  registerStudio(api, studioEndpoints.listImports, async ({ partner, operator, query }) => {
    const visible = visibleTo(operator, partner.program.id)
    const { total, rows } = await store.reading.owner((tx) =>
      importRunRepo(tx).page(visible, query.kind, PAGE_SIZE, (Number(query.page) - 1) * PAGE_SIZE),
    )
    return succeed({ imports: rows.map((row) => present(row, clock())), total, pageSize: PAGE_SIZE })
  })

  registerStudio(api, studioEndpoints.getImport, async ({ partner, operator, params, query }) => {
    const visible = visibleTo(operator, partner.program.id)
    const found = await readRun(visible, params.run, REFUSED_PAGE_SIZE, (Number(query.page) - 1) * REFUSED_PAGE_SIZE)
    if (!found) return fail({ kind: 'not-found' })
    const { run, kept, rows } = found
    return succeed({ import: present(run, clock()), refused: rows.map(presentRefusal), kept, pageSize: REFUSED_PAGE_SIZE })
  })

  registerStudio(api, studioEndpoints.getRefusedRows, async ({ partner, operator, params }) => {
    const found = await readRun(visibleTo(operator, partner.program.id), params.run, KEPT_REFUSALS, 0)
    if (!found) return fail({ kind: 'not-found' })
    const lines = found.rows.map(presentRefusal).map(({ line, reason, remedy }) => [line, reason, remedy])
    const day = found.run.started_at.toISOString().slice(0, 10)
    return succeed({ fileName: `refused-rows-${found.run.kind}-${day}.csv`, content: csvOf([['Line', 'Reason', 'What to do'], ...lines]) })
  })

  const readRun = (visible: VisibleImports, id: string, limit: number, offset: number) =>
    store.reading.owner(async (tx) => {
      const repo = importRunRepo(tx)
      const run = await repo.byId(visible, id)
      return run && { run, ...(await repo.refusals(run, limit, offset)) }
    })
}

function present(row: ImportRunRow, now: Date): StudioImport {
  const isOver = now.getTime() - row.seen_at.getTime() > INTERRUPTED_AFTER_MS
  const state = row.state === 'running' && isOver ? 'interrupted' : row.state
  const { added, changed, unchanged, withdrawn, unmatched } = row
  return {
    id: row.id,
    kind: row.kind,
    fileName: row.file_name,
    isOfAllPartners: row.partner_id === INSTALLATION,
    by: row.actor_kind === 'operator' ? { kind: 'operator', name: row.actor } : { kind: 'command', name: '' },
    state,
    startedAt: row.started_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    note: importNote(row, state),
    counts: { read: row.rows_read, refused: row.refused, added, changed, unchanged, withdrawn, unmatched },
  }
}

const presentRefusal = ({ line, field, reason, words }: ImportRefusalRow): RefusedRow => ({
  line,
  ...studioWords({ field, reason, words }),
})
