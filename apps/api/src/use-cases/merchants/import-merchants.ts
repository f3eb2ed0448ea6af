import { createHash, randomUUID } from 'node:crypto'
import { pipeline } from 'node:stream/promises'

import { fail, succeed, type Result } from '@dining/domain'

import { INSTALLATION } from '../../audit/events.ts'
import type { Clock } from '../../deps.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { merchantImportRepo, type ImportScope, type MerchantChange, type SwapCounts } from '../../store/repositories/merchant-import.ts'
import type { Store } from '../../store/store.ts'
import { isFileError, type SourceFile } from '../feed/file-bytes.ts'
import { readRecords, type FeedFormat } from '../feed/read-records.ts'
import type { LineIssue } from '../imports/issues.ts'
import { applyMapping, type Mapping } from './mapping.ts'
import type { MerchantFacts, ReportedFact } from './merchant-row.ts'
import { createPlacer, type Mended } from './place-row.ts'
import { createRowReader, type RowReader } from './read-row.ts'

/** Rows of one transaction: few enough that requests hardly wait for it where the engine has one connection. */
const BATCH_ROWS = 250
/** Rows after which progress is reported. */
const PROGRESS_ROWS = 1_000

export interface MerchantImport {
  readonly file: SourceFile
  readonly format: FeedFormat
  readonly mapping: Mapping
  /** Whether the file has only restaurants that are new, changed or withdrawn; the others stay. */
  readonly isChanges: boolean
  /** Reads and checks the file, reports what it would change, and changes nothing. */
  readonly dryRun: boolean
}

/** Events of a running import. */
export type ImportEvent =
  | { readonly kind: 'progress'; readonly rows: number }
  | { readonly kind: 'refused' | 'left-out'; readonly line: number; readonly issue: LineIssue }
  | { readonly kind: 'mended'; readonly line: number; readonly mended: Mended }
  | { readonly kind: 'would-change'; readonly change: MerchantChange }
  | { readonly kind: 'swapping'; readonly rows: number; readonly isChanges: boolean }

export interface ImportSummary {
  readonly rows: number
  readonly refused: number
  /** Merchants without each of these facts in the file. */
  readonly absent: Readonly<Record<ReportedFact, number>>
  /** What was changed, or would be changed by a dry run; null for the file that is already imported. */
  readonly counts: SwapCounts | null
  readonly dryRun: boolean
  /** Addresses of pictures that the file names. */
  readonly pictures: number
}

/** Why a file changed nothing. */
export type ImportFailure =
  | { readonly kind: 'malformed'; readonly line: number; readonly issue: LineIssue }
  | { readonly kind: 'unreadable'; readonly reason: string }
  | { readonly kind: 'empty' }
  | { readonly kind: 'mostly-refused'; readonly rows: number; readonly refused: number }
  | { readonly kind: 'overtaken' }

interface Deps {
  readonly store: Store
  readonly clock: Clock
}

/**
 * Replaces the participating merchants by those of a file, or applies a file of changes to them: rows are read, checked and staged in small
 * transactions, then swapped in one. If it is killed, either the old or the new merchants remain. If most rows of a file are refused, the mapping is
 * assumed to be wrong.
 */
export async function importMerchants(
  { store, clock }: Deps,
  request: MerchantImport,
  report: (event: ImportEvent) => void,
): Promise<Result<ImportSummary, ImportFailure>> {
  const { dryRun, isChanges } = request
  const hash = await fingerprint(request)
  if (!hash.ok) return hash
  if ((await store.owner((tx) => merchantImportRepo(tx).lastHash())) === hash.value)
    return succeed({ rows: 0, refused: 0, absent: NOTHING_ABSENT, counts: null, dryRun, pictures: 0 })
  const id = randomUUID()
  const about = { importId: id, file: request.file.name, fileHash: hash.value }
  const abandon = (reason: string) =>
    store.owner(async (tx) => {
      await merchantImportRepo(tx).abandon(id)
      const detail = { importId: id, file: about.file, reason }
      if (!dryRun) await recordAudit(tx, INSTALLATION, { kind: 'merchants-import-failed', memberId: null, at: clock(), detail })
    })
  if (!dryRun) {
    const begun = { id, file_name: about.file, file_hash: hash.value, started_at: clock() }
    await store.owner(async (tx) => {
      await merchantImportRepo(tx).begin(begun)
      await recordAudit(tx, INSTALLATION, { kind: 'merchants-import-started', memberId: null, at: begun.started_at, detail: about })
    })
  }
  const stage = async (rows: readonly Staged[]) => {
    await store.owner((tx) => merchantImportRepo(tx).stage(rows.map(({ facts, line }) => ({ ...facts, import_id: id, line }))))
  }
  const before = isChanges ? await store.owner((tx) => merchantImportRepo(tx).participating()) : []
  const reader = createRowReader(await createPlacer(store), isChanges ? before : null)
  const read = await readFile(reader, request, stage, report)
  if (!read.ok) {
    await abandon(read.error.kind)
    return read
  }
  const { withdrawn, staged, ...reading } = read.value
  const scope: ImportScope = isChanges ? { kind: 'changes', withdrawn } : { kind: 'whole' }
  if (dryRun) {
    const changes = await store.owner((tx) => merchantImportRepo(tx).preview(id, staged, scope))
    await abandon('preview')
    if (!changes) return fail({ kind: 'overtaken' })
    for (const change of changes) report({ kind: 'would-change', change })
    return succeed({ ...reading, counts: countsOf(changes, staged), dryRun })
  }
  report({ kind: 'swapping', rows: staged, isChanges })
  const counts = await store.owner(async (tx) => {
    const swapped = await merchantImportRepo(tx).swap(id, staged, scope, clock())
    const detail = { ...about, counts: { rows: reading.rows, refused: reading.refused, ...swapped } }
    if (swapped) await recordAudit(tx, INSTALLATION, { kind: 'merchants-imported', memberId: null, at: clock(), detail })
    return swapped
  })
  if (!counts) {
    await abandon('overtaken')
    return fail({ kind: 'overtaken' })
  }
  await store.vacuum()
  return succeed({ ...reading, counts, dryRun })
}

function countsOf(changes: readonly MerchantChange[], staged: number): SwapCounts {
  const of = (kind: MerchantChange['change']) => changes.filter(({ change }) => change === kind).length
  return { added: of('add'), changed: of('change'), unchanged: staged - of('add') - of('change'), removed: of('remove') }
}

interface Staged {
  readonly facts: MerchantFacts
  readonly line: number
}

interface Reading extends Pick<ImportSummary, 'rows' | 'refused' | 'absent' | 'pictures'> {
  readonly staged: number
  readonly withdrawn: readonly string[]
}

const NOTHING_ABSENT: ImportSummary['absent'] = {
  hours: 0,
  mealsServed: 0,
  features: 0,
  about: 0,
  cuisines: 0,
  priceRange: 0,
  phone: 0,
  photoUrl: 0,
}

/** A hash of the source of the merchants: the file's bytes, the mapping and how it is applied. */
async function fingerprint({ file, mapping, isChanges }: MerchantImport): Promise<Result<string, ImportFailure>> {
  const hash = createHash('sha256').update(JSON.stringify([...mapping, ...(isChanges ? ['changes'] : [])]))
  try {
    await pipeline(file.open(), hash)
  } catch (error) {
    if (!isFileError(error)) throw error
    return fail({ kind: 'unreadable', reason: reasonOf(error) })
  }
  return succeed(hash.digest('hex'))
}

async function readFile(
  readRow: RowReader,
  { file, format, mapping }: MerchantImport,
  stage: (rows: readonly Staged[]) => Promise<void>,
  report: (event: ImportEvent) => void,
): Promise<Result<Reading, ImportFailure>> {
  const absent = { ...NOTHING_ABSENT }
  const withdrawn: string[] = []
  const pictures = new Set<string>()
  let [rows, refused, staged] = [0, 0, 0]
  const waiting: Staged[] = []
  try {
    for await (const record of readRecords(file, format)) {
      const { line } = record
      if (record.kind === 'broken') return fail({ kind: 'malformed', line, issue: record.issue })
      rows += 1
      const row = await readRow(applyMapping(mapping, record.fields), line)
      if (!row.ok) {
        refused += 1
        for (const issue of row.error) report({ kind: 'refused', line, issue })
      } else if (row.value.kind === 'withdrawn') {
        withdrawn.push(row.value.networkId)
      } else {
        const { facts, leftOut, mended } = row.value
        staged += 1
        for (const field of row.value.absent) absent[field] += 1
        for (const issue of leftOut) report({ kind: 'left-out', line, issue })
        for (const one of mended) report({ kind: 'mended', line, mended: one })
        for (const url of [facts.photo_url, ...(facts.menu_picture_urls ?? [])]) if (typeof url === 'string') pictures.add(url)
        waiting.push({ facts, line })
      }
      if (waiting.length === BATCH_ROWS) await stage(waiting.splice(0))
      if (rows % PROGRESS_ROWS === 0) report({ kind: 'progress', rows })
    }
  } catch (error) {
    if (!isFileError(error)) throw error
    return fail({ kind: 'unreadable', reason: reasonOf(error) })
  }
  await stage(waiting)
  if (rows === 0) return fail({ kind: 'empty' })
  if (refused * 2 > rows) return fail({ kind: 'mostly-refused', rows, refused })
  return succeed({ rows, refused, absent, staged, withdrawn, pictures: pictures.size })
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
