import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { pipeline } from 'node:stream/promises'

import { fail, succeed, type Result } from '@dining/domain'

import { INSTALLATION } from '../../audit/events.ts'
import type { Clock } from '../../deps.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { merchantImportRepo, type SwapCounts } from '../../store/repositories/merchant-import.ts'
import type { Store } from '../../store/store.ts'
import { isFileError } from '../feed/file-bytes.ts'
import { readRecords, type FeedFormat } from '../feed/read-records.ts'
import { applyMapping, type Mapping } from './mapping.ts'
import { fillRow, readMerchantRow, type MadeUp, type MerchantFacts, type RowIssue } from './merchant-row.ts'
import { createPlacer, type Placer } from './place-row.ts'

/** Rows of one transaction: few enough that requests hardly wait for it where the engine has one connection. */
const BATCH_ROWS = 250
/** Rows after which progress is reported. */
const PROGRESS_ROWS = 1_000

export interface MerchantImport {
  /** Absolute. */
  readonly path: string
  readonly format: FeedFormat
  readonly mapping: Mapping
  /** Reads and checks the file and changes nothing. */
  readonly dryRun: boolean
}

/** Events of a running import. */
export type ImportEvent =
  | { readonly kind: 'progress'; readonly rows: number }
  | { readonly kind: 'refused' | 'mended' | 'left-out'; readonly line: number; readonly issue: RowIssue }
  | { readonly kind: 'swapping'; readonly rows: number }

export interface ImportSummary {
  readonly rows: number
  readonly refused: number
  readonly madeUp: Readonly<Record<MadeUp, number>>
  /** Null if nothing was to be changed: a dry run, or the file that is already imported. */
  readonly swapped: SwapCounts | null
  readonly known: boolean
}

/** Why a file changed nothing. */
export type ImportFailure =
  | { readonly kind: 'malformed'; readonly line: number; readonly reason: string }
  | { readonly kind: 'unreadable'; readonly reason: string }
  | { readonly kind: 'empty' }
  | { readonly kind: 'mostly-refused'; readonly rows: number; readonly refused: number }
  | { readonly kind: 'overtaken' }

interface Deps {
  readonly store: Store
  readonly clock: Clock
}

/**
 * Replaces the participating merchants by those of a file: rows are read, checked and staged in small transactions, then swapped in one.
 * If it is killed, either the old or the new merchants remain. If most rows of a file are refused, the mapping is assumed to be wrong.
 */
export async function importMerchants(
  { store, clock }: Deps,
  request: MerchantImport,
  report: (event: ImportEvent) => void,
): Promise<Result<ImportSummary, ImportFailure>> {
  const hash = await fingerprint(request)
  if (!hash.ok) return hash
  const known = (await store.owner((tx) => merchantImportRepo(tx).lastHash())) === hash.value
  const id = randomUUID()
  const about = { importId: id, file: basename(request.path), fileHash: hash.value }
  const abandon = (reason: string) =>
    store.owner(async (tx) => {
      await merchantImportRepo(tx).abandon(id)
      const detail = { importId: id, file: about.file, reason }
      await recordAudit(tx, INSTALLATION, { kind: 'merchants-import-failed', memberId: null, at: clock(), detail })
    })
  if (!request.dryRun && !known) {
    const begun = { id, file_name: basename(request.path), file_hash: hash.value, started_at: clock() }
    await store.owner(async (tx) => {
      await merchantImportRepo(tx).begin(begun)
      await recordAudit(tx, INSTALLATION, { kind: 'merchants-import-started', memberId: null, at: begun.started_at, detail: about })
    })
  }
  const stage = async (rows: readonly Staged[]) => {
    if (request.dryRun || known) return
    await store.owner((tx) => merchantImportRepo(tx).stage(rows.map(({ facts, line }) => ({ ...facts, import_id: id, line }))))
  }
  const read = known ? succeed(NOTHING_READ) : await readFile(await createPlacer(store), request, stage, report)
  if (!read.ok || request.dryRun || known) {
    if (!read.ok && !request.dryRun) await abandon(read.error.kind)
    return read.ok ? succeed({ ...read.value, swapped: null, known }) : read
  }
  const staged = read.value.rows - read.value.refused
  report({ kind: 'swapping', rows: staged })
  const swapped = await store.owner(async (tx) => {
    const counts = await merchantImportRepo(tx).swap(id, staged, clock())
    const detail = { ...about, counts: { rows: read.value.rows, refused: read.value.refused, ...counts } }
    if (counts) await recordAudit(tx, INSTALLATION, { kind: 'merchants-imported', memberId: null, at: clock(), detail })
    return counts
  })
  if (!swapped) {
    await abandon('overtaken')
    return fail({ kind: 'overtaken' })
  }
  await store.vacuum()
  return succeed({ ...read.value, swapped, known })
}

interface Staged {
  readonly facts: MerchantFacts
  readonly line: number
}

type Reading = Pick<ImportSummary, 'rows' | 'refused' | 'madeUp'>
const NOTHING_READ: Reading = { rows: 0, refused: 0, madeUp: { mealsServed: 0, features: 0, about: 0 } }

/** A hash of the source of the merchants: the file's bytes and the mapping. */
async function fingerprint({ path, mapping }: MerchantImport): Promise<Result<string, ImportFailure>> {
  const hash = createHash('sha256').update(JSON.stringify([...mapping]))
  try {
    await pipeline(createReadStream(path), hash)
  } catch (error) {
    return fail({ kind: 'unreadable', reason: reasonOf(error) })
  }
  return succeed(hash.digest('hex'))
}

async function readFile(
  placer: Placer,
  { path, format, mapping }: MerchantImport,
  stage: (rows: readonly Staged[]) => Promise<void>,
  report: (event: ImportEvent) => void,
): Promise<Result<Reading, ImportFailure>> {
  const madeUp: Record<MadeUp, number> = { ...NOTHING_READ.madeUp }
  const lines = new Map<string, number>()
  let [rows, refused] = [0, 0]
  let waiting: Staged[] = []
  try {
    for await (const record of readRecords(path, format)) {
      const { line } = record
      if (record.kind === 'broken') return fail({ kind: 'malformed', line, reason: record.reason })
      rows += 1
      const row = await oneRow(placer, applyMapping(mapping, record.fields), lines)
      if (row.ok) {
        lines.set(row.value.facts.network_id, line)
        for (const field of row.value.madeUp) madeUp[field] += 1
        for (const issue of row.value.leftOut) report({ kind: 'left-out', line, issue })
        if (row.value.mended) report({ kind: 'mended', line, issue: row.value.mended })
        waiting.push({ facts: row.value.facts, line })
      } else {
        refused += 1
        for (const issue of row.error) report({ kind: 'refused', line, issue })
      }
      if (waiting.length === BATCH_ROWS) await stage(waiting.splice(0))
      if (rows % PROGRESS_ROWS === 0) report({ kind: 'progress', rows })
    }
  } catch (error) {
    if (!isFileError(error)) throw error
    return fail({ kind: 'unreadable', reason: reasonOf(error) })
  }
  await stage(waiting)
  waiting = []
  if (rows === 0) return fail({ kind: 'empty' })
  return refused * 2 > rows ? fail({ kind: 'mostly-refused', rows, refused }) : succeed({ rows, refused, madeUp })
}

async function oneRow(placer: Placer, record: Parameters<typeof readMerchantRow>[0], lines: ReadonlyMap<string, number>) {
  const read = readMerchantRow(record)
  if (!read.ok) return read
  const { input, leftOut } = read.value
  const before = lines.get(input.networkId)
  if (before !== undefined) return fail([{ field: 'networkId', reason: `is already on line ${before}: ${input.networkId}` }])
  const placed = await placer(input)
  if (!placed.ok) return fail([placed.error])
  return succeed({ ...fillRow(input, placed.value), mended: placed.value.mended, leftOut })
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
