import { createHash, randomUUID } from 'node:crypto'

import { fail, OTHER_PARTNERS, rightsAt, succeed, type OperatorRoles, type Result } from '@dining/domain'
import { IMPORT_KINDS, type ImportKind } from '@dining/contract/studio'
import type { Partner } from '@dining/partner-kit'
import * as v from 'valibot'

import { INSTALLATION } from '../../audit/events.ts'
import type { ApiDeps } from '../../deps.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { importRunRepo, type ImportRunRow } from '../../store/repositories/import-run.ts'
import { importUploadRepo, type ImportUploadRow } from '../../store/repositories/import-upload.ts'
import type { OperatorRow } from '../../store/repositories/operator.ts'
import type { Failure } from '../failure.ts'
import { importUpload, readUploadMapping, UPLOAD_KINDS, type UploadSettings } from './import-upload.ts'
import { beginningRun, INTERRUPTED_AFTER_MS, trackImport } from './track-import.ts'
import { contentOf, inspectUpload, refusalOf, sealPart, type ReadableFile } from './uploaded-file.ts'

/** Bytes of each part of a file but its last one: a slow line sends it within the time that a request may take. */
export const PART_BYTES = 1024 * 1024
/** Files of an operator that are kept at once; the oldest is removed for another one. */
const KEPT_UPLOADS = 3
/** Time without use after which a file is removed: as long as a session lasts. */
const IDLE_MS = 2 * 3_600_000
/** The same, from the beginning of an import. */
const IMPORTED_MS = 24 * 3_600_000
/** Seconds after which a refused call may be sent again. */
const RETRY_AFTER_SECONDS = 30

/** What receiving and importing a file uses. */
export type UploadDeps = Pick<ApiDeps, 'store' | 'clock' | 'secrets' | 'partners' | 'imports' | 'log'> & {
  readonly settings: Pick<ApiDeps['settings'], 'environment' | 'importMaxBytes' | 'partnerCardsKeyFile' | 'publicOrigin'>
}

/** The operator of a call, and the partner for which it is. */
export interface Importer {
  readonly partner: Partner
  readonly operator: Pick<OperatorRow, 'email' | 'email_key' | 'partners'> & { readonly roles: OperatorRoles }
}

/** Whether an operator may import files of all partners: for each of them, they may import its own. */
function isForAll({ partners: all }: Pick<ApiDeps, 'partners'>, { partners, roles }: Importer['operator']): boolean {
  return partners === null && [OTHER_PARTNERS, ...all.keys()].every((id) => rightsAt(roles, id).includes('import-files'))
}

/** The kinds of files that an operator may import on the page of a partner. */
export function offeredKinds(deps: Pick<ApiDeps, 'partners'>, { partner, operator }: Importer): readonly ImportKind[] {
  const forAll = isForAll(deps, operator)
  return IMPORT_KINDS.filter((kind) => {
    const { isOfAllPartners, isOffered } = UPLOAD_KINDS[kind]
    return isOffered(partner) && (forAll || !isOfAllPartners)
  })
}

/** The uploads that an operator may use on the page of a partner. */
const ownOf = (deps: Pick<ApiDeps, 'partners'>, { partner, operator }: Importer) => ({
  partnerIds: isForAll(deps, operator) ? [partner.program.id, INSTALLATION] : [partner.program.id],
  operator: operator.email_key,
})

/** The name of a file without its folder and what a list cannot show. */
const shownName = (name: string) => name.replace(/^.*[\\/]/u, '').replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '') || 'file'

/** Begins to receive a file. @returns its id */
export async function beginUpload(
  deps: UploadDeps,
  importer: Importer,
  { kind, fileName, bytes }: { readonly kind: ImportKind; readonly fileName: string; readonly bytes: number },
): Promise<Result<string, Failure>> {
  if (!offeredKinds(deps, importer).includes(kind)) return fail({ kind: 'forbidden' })
  if (bytes > deps.settings.importMaxBytes) return fail({ kind: 'payload-too-large' })
  const { partner, operator } = importer
  const [id, now] = [randomUUID(), deps.clock()]
  const partner_id = UPLOAD_KINDS[kind].isOfAllPartners ? INSTALLATION : partner.program.id
  const row = { partner_id, id, kind, file_name: shownName(fileName), bytes, operator: operator.email_key, created_at: now, seen_at: now }
  await deps.store.owner(async (tx) => {
    const repo = importUploadRepo(tx)
    await repo.add(row)
    await repo.removeOlder(operator.email_key, KEPT_UPLOADS)
  })
  return succeed(id)
}

/** What became of a part: how many are kept, or why the file is refused. */
export type KeptPart = { readonly kind: 'kept'; readonly parts: number } | { readonly kind: 'refused'; readonly text: string }

/** Keeps the next part of a file. One that is sent again changes nothing. @param position from 0 */
export function keepPart(
  deps: UploadDeps,
  importer: Importer,
  id: string,
  position: number,
  content: Uint8Array,
): Promise<Result<KeptPart, Failure>> {
  return deps.store.owner(async (tx): Promise<Result<KeptPart, Failure>> => {
    const repo = importUploadRepo(tx)
    const upload = await repo.lock(ownOf(deps, importer), id)
    if (upload?.run_id !== null) return fail({ kind: 'not-found' })
    const parts = await repo.parts(upload)
    if (position < parts) return succeed({ kind: 'kept', parts })
    const expected = Math.min(PART_BYTES, upload.bytes - position * PART_BYTES)
    if (content.length > expected) return fail({ kind: 'payload-too-large' })
    if (position > parts || content.length < expected) return fail({ kind: 'bad-request' })
    const text = position === 0 ? refusalOf(upload.kind, contentOf(content)) : null
    if (text !== null) {
      await repo.remove(upload)
      return succeed({ kind: 'refused', text })
    }
    await repo.addPart(upload, position, sealPart(deps.secrets, upload, position, content))
    await repo.update(upload, { seen_at: deps.clock() })
    return succeed({ kind: 'kept', parts: parts + 1 })
  })
}

/** The run that was started, or beside which field of the form something is wrong. */
export type StartedRun =
  | { readonly kind: 'started'; readonly run: string }
  | { readonly kind: 'refused'; readonly field: 'file' | 'mapping'; readonly text: string }

const refused = (field: 'file' | 'mapping', text: string) => succeed<StartedRun>({ kind: 'refused', field, text })
const busy = () => fail<Failure>({ kind: 'unavailable', retryAfterSeconds: RETRY_AFTER_SECONDS })

const settingsSchema = v.pipe(v.string(), v.parseJson(), v.object({ mapping: v.nullable(v.string()), isChanges: v.boolean() }))

/** Reads a received file in the background and counts what it would change. Another preview with other settings needs no other upload. */
export async function previewUpload(
  deps: UploadDeps,
  importer: Importer,
  id: string,
  given: UploadSettings,
): Promise<Result<StartedRun, Failure>> {
  const own = ownOf(deps, importer)
  const received = await deps.store.owner(async (tx) => {
    const repo = importUploadRepo(tx)
    const upload = await repo.lock(own, id)
    if (upload?.run_id !== null) return null
    return (await repo.parts(upload)) * PART_BYTES >= upload.bytes ? upload : null
  })
  if (!received) return fail({ kind: 'not-found' })
  const { takesChanges, takesMapping } = UPLOAD_KINDS[received.kind]
  const settings: UploadSettings = { mapping: takesMapping ? given.mapping : null, isChanges: takesChanges && given.isChanges }
  const fields = readUploadMapping(received.kind, settings.mapping)
  if (!fields.ok) return refused('mapping', `The mapping cannot be used. ${fields.error}`)
  const readable = await inspectUpload(deps, received)
  if (!readable.ok) return refused('file', readable.error)
  if (deps.imports.isFull()) return busy()
  const run = randomUUID()
  const isThere = await deps.store.owner(async (tx) => {
    const [uploads, runs, now] = [importUploadRepo(tx), importRunRepo(tx), deps.clock()]
    const upload = await uploads.lock(own, id)
    if (upload?.run_id !== null) return false
    await runs.begin({ ...beginningRun(aboutOf(upload), run, now), is_preview: true, settings: JSON.stringify(settings) })
    await uploads.update(upload, { preview_id: run, settings: JSON.stringify(settings), seen_at: now })
    return true
  })
  if (!isThere) return fail({ kind: 'not-found' })
  startRun(deps, importer.partner, received, { run, settings, isPreview: true })
  return succeed({ kind: 'started', run })
}

const aboutOf = ({ partner_id, kind, file_name }: ImportUploadRow) => ({ partnerId: partner_id, kind, fileName: file_name })

/**
 * Imports a file in the background, as its preview has read it. A repeated call, and another upload of the same file meanwhile, get the same run.
 * @param previewId the preview that the operator has seen
 */
export async function startUploadedImport(
  deps: UploadDeps,
  importer: Importer,
  id: string,
  previewId: string,
): Promise<Result<StartedRun, Failure>> {
  if (deps.imports.isFull()) return busy()
  const begun = await deps.store.owner(async (tx) => {
    const [uploads, runs, now] = [importUploadRepo(tx), importRunRepo(tx), deps.clock()]
    const upload = await uploads.lock(ownOf(deps, importer), id)
    if (!upload) return null
    if (upload.run_id !== null) return { run: upload.run_id, upload: null, settings: null }
    const preview = upload.preview_id === previewId ? await runs.ofUpload(upload, previewId) : undefined
    const settings = v.safeParse(settingsSchema, upload.settings)
    const { file_hash } = preview ?? {}
    if (preview?.state !== 'done' || typeof file_hash !== 'string' || !settings.success) return { run: null, upload, settings: null }
    const of = { partner_id: upload.partner_id, kind: upload.kind, file_hash, settings: JSON.stringify(settings.output) }
    await uploads.takeTurn(`${of.partner_id} ${of.kind} ${file_hash}`)
    const same = await runs.ofSameFile(of, new Date(now.getTime() - INTERRUPTED_AFTER_MS), upload.created_at)
    const run = same ?? randomUUID()
    await uploads.update(upload, { run_id: run, seen_at: now })
    if (same !== undefined) {
      await uploads.removeParts(upload)
      return { run, upload: null, settings: null }
    }
    await runs.begin({ ...beginningRun(aboutOf(upload), run, now), ...of })
    const { email: by } = importer.operator
    const detail = { by, of: upload.kind, file: upload.file_name, fileHash: file_hash, bytes: upload.bytes, run }
    await recordAudit(tx, upload.partner_id, { kind: 'file-import-started', memberId: null, at: now, detail })
    return { run, upload, settings: settings.output }
  })
  if (!begun) return fail({ kind: 'not-found' })
  if (begun.run === null) return refused('file', 'The file was not read in this way before. Read it again.')
  const { run, upload, settings } = begun
  if (upload) startRun(deps, importer.partner, upload, { run, settings, isPreview: false, by: importer.operator.email })
  return succeed({ kind: 'started', run })
}

type Run = { readonly run: string; readonly settings: UploadSettings } & (
  | { readonly isPreview: true }
  | { readonly isPreview: false; readonly by: string }
)

/** Reads a file to its end in the background. Its run is recorded already. */
function startRun(deps: UploadDeps, partner: Partner, upload: ImportUploadRow, started: Run): void {
  const { run, settings, isPreview } = started
  const { kind } = upload
  const onFault = () => deps.log.warn({ event: 'import-not-recorded' })
  deps.imports.start(async ({ signal, inTurn }) => {
    try {
      await trackImport(deps, { ...aboutOf(upload), runId: run }, onFault, (tracker) =>
        inTurn(async () => {
          const readable = await inspectUpload(deps, upload, signal)
          const fields = readUploadMapping(kind, settings.mapping)
          // Both were right when the call was answered.
          if (!readable.ok || !fields.ok) return tracker.failed('unreadable')
          if (isPreview) await keepHash(deps, upload, run, readable.value)
          const { isChanges } = settings
          await importUpload(deps, { kind, partner, readable: readable.value, fields: fields.value, isChanges, isPreview }, tracker, signal)
        }),
      )
    } finally {
      if (!started.isPreview) await endImport(deps, upload, run, started.by)
    }
  })
}

/** Records the hash of the file's bytes with its preview. */
async function keepHash({ store }: Pick<ApiDeps, 'store'>, { partner_id }: ImportUploadRow, id: string, { file }: ReadableFile) {
  const hash = createHash('sha256')
  for await (const chunk of file.open() as AsyncIterable<Buffer>) hash.update(chunk)
  await store.owner((tx) => importRunRepo(tx).update({ partner_id, id }, { file_hash: hash.digest('hex') }))
}

const COUNTED = ['added', 'changed', 'unchanged', 'withdrawn', 'unmatched'] as const

const countsOf = (row: ImportRunRow): Readonly<Record<string, number>> => ({
  read: row.rows_read,
  refused: row.refused,
  ...Object.fromEntries(COUNTED.flatMap((name) => (row[name] === null ? [] : [[name, row[name]]]))),
})

/** Records how an import has ended, and removes its file. */
async function endImport({ store, clock }: Pick<ApiDeps, 'store' | 'clock'>, upload: ImportUploadRow, run: string, by: string) {
  await store.owner(async (tx) => {
    const row = await importRunRepo(tx).ofUpload(upload, run)
    const { kind: of, file_name: file, partner_id } = upload
    const detail = { by, of, file, fileHash: row?.file_hash ?? '', run, state: row?.state ?? 'unknown', counts: row ? countsOf(row) : {} }
    await recordAudit(tx, partner_id, { kind: 'file-import-ended', memberId: null, at: clock(), detail })
    await importUploadRepo(tx).removeParts(upload)
  })
}

/** Removes a file that its operator does not import. */
export async function discardUpload(deps: UploadDeps, importer: Importer, id: string): Promise<void> {
  await deps.store.owner(async (tx) => {
    const repo = importUploadRepo(tx)
    const upload = await repo.lock(ownOf(deps, importer), id)
    if (upload?.run_id === null) await repo.remove(upload)
  })
}

/** Removes files that nothing has used for a while: those of which a part is missing, too. @returns how many */
export function removeIdleUploads({ store, clock }: Pick<ApiDeps, 'store' | 'clock'>): Promise<number> {
  const now = clock().getTime()
  return store.owner((tx) => importUploadRepo(tx).removeIdle(new Date(now - IDLE_MS), new Date(now - IMPORTED_MS)))
}
