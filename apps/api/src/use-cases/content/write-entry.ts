import type { ContentSet } from '@dining/contract'
import { fail, succeed, type Result } from '@dining/domain'

import type { ApiDeps } from '../../deps.ts'
import type { ContentAuditKind } from '../../audit/events.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { contentRepo, type ContentVersion } from '../../store/repositories/content.ts'
import { entryFaults, isAuthor, type ContentRefusal } from './entry-rules.ts'
import { uploadFaults } from '../pictures/upload-uses.ts'
import { isDue, shownVersion, waitingVersions } from './shown-version.ts'

type WriteDeps = Pick<ApiDeps, 'store' | 'clock'>
type Fields = ContentVersion['fields']
type Written = Promise<Result<ContentVersion, ContentRefusal>>

/** The author and the target entry of a change. */
export interface ChangeTarget {
  readonly partnerId: string
  readonly set: ContentSet
  readonly slug: string
  /** Stored with the version, like `note`. */
  readonly by: string
  readonly note: string
  /** The newest version that the author has seen, 0 for a new entry; null accepts any. */
  readonly base: number | null
}

/** The current state of an entry. */
interface CurrentState {
  readonly newest: ContentVersion | null
  /** The public version. */
  readonly shown: ContentVersion | null
  /** Scheduled versions that will become public, in the order of time. */
  readonly waiting: readonly ContentVersion[]
  readonly version: (wanted: number) => ContentVersion | undefined
  readonly at: Date
}

interface Draft extends Pick<ContentVersion, 'status' | 'fields'> {
  readonly publishAt?: Date
  /** The version whose schedule ends. */
  readonly cancels?: ContentVersion
  /** Also recorded in the audit trail. */
  readonly detail?: { readonly publishAt?: string; readonly toVersion?: number; readonly cancels?: number }
}

/** Stores fields as a draft; the public version does not change. */
export function saveDraft(deps: WriteDeps, order: ChangeTarget & { readonly fields: Fields }): Written {
  return write(deps, order, 'content-drafted', () => succeed({ status: 'draft', fields: order.fields }))
}

/** Publishes fields at once: those given, or those of the newest version. */
export function publish(deps: WriteDeps, order: ChangeTarget & { readonly fields?: Fields }): Written {
  return write(deps, order, 'content-published', ({ newest, shown }) => {
    const fields = order.fields ?? newest?.fields
    if (!fields) return fail({ kind: 'not-found' })
    if (!order.fields && newest && newest === shown) return fail({ kind: 'already-public', version: newest })
    return succeed({ status: 'published', fields })
  })
}

/** Publishes fields from a time on: those given, or those of the newest version. A later publication replaces the schedule. */
export function schedule(deps: WriteDeps, order: ChangeTarget & { readonly publishAt: Date; readonly fields?: Fields }): Written {
  const { publishAt } = order
  return write(deps, order, 'content-scheduled', ({ newest, shown, at }) => {
    const fields = order.fields ?? newest?.fields
    if (!fields) return fail({ kind: 'not-found' })
    if (!order.fields && newest && newest === shown) return fail({ kind: 'already-public', version: newest })
    if (publishAt <= at) return fail({ kind: 'time-gone-by' })
    return succeed({ status: 'scheduled', fields, publishAt, detail: { publishAt: publishAt.toISOString() } })
  })
}

/** Cancels the schedule of a version. The newest text remains as a draft, and the public version does not change. */
export function cancelSchedule(deps: WriteDeps, order: ChangeTarget & { readonly version: number }): Written {
  return write(deps, order, 'content-schedule-cancelled', ({ newest, waiting }) => {
    const cancels = waiting.find(({ version }) => version === order.version)
    if (!newest) return fail({ kind: 'not-found' })
    if (!cancels) return fail({ kind: 'not-scheduled' })
    return succeed({ status: 'draft', fields: newest.fields, cancels, detail: { cancels: cancels.version } })
  })
}

/** Reschedules the text of a scheduled version, as a new version. */
export function reschedule(deps: WriteDeps, order: ChangeTarget & { readonly version: number; readonly publishAt: Date }): Written {
  const { publishAt } = order
  return write(deps, order, 'content-rescheduled', ({ newest, waiting, at }) => {
    const cancels = waiting.find(({ version }) => version === order.version)
    if (!newest) return fail({ kind: 'not-found' })
    if (!cancels) return fail({ kind: 'not-scheduled' })
    if (publishAt <= at) return fail({ kind: 'time-gone-by' })
    const detail = { publishAt: publishAt.toISOString(), cancels: cancels.version }
    return succeed({ status: 'scheduled', fields: cancels.fields, publishAt, cancels, detail })
  })
}

/** Unpublishes an entry and its schedules; publishing it again restores the last public version. */
export function unpublish(deps: WriteDeps, order: ChangeTarget): Written {
  return write(deps, order, 'content-unpublished', ({ newest, shown, waiting }) => {
    if (!newest) return fail({ kind: 'not-found' })
    if (!shown && waiting.length === 0) return fail({ kind: 'not-public' })
    return succeed({ status: 'unpublished', fields: (shown ?? newest).fields })
  })
}

/** Publishes the fields of an earlier version, as a new version. */
export function rollback(deps: WriteDeps, order: ChangeTarget & { readonly toVersion: number }): Written {
  const { toVersion } = order
  return write(deps, order, 'content-rolled-back', ({ shown, version }) => {
    const wanted = version(toVersion)
    if (!wanted) return fail({ kind: 'not-found' })
    if (wanted === shown) return fail({ kind: 'already-public', version: wanted })
    return succeed({ status: 'published', fields: wanted.fields, detail: { toVersion } })
  })
}

/** Adds the version that `decide` creates from the current state, and records it in the audit trail. */
function write(
  { store, clock }: WriteDeps,
  { partnerId, set, slug, by, note, base }: ChangeTarget,
  kind: ContentAuditKind,
  decide: (standing: CurrentState) => Result<Draft, ContentRefusal>,
): Written {
  const at = clock()
  if (!isAuthor(by)) return Promise.resolve(fail({ kind: 'no-author' }))
  const written = store.tenant(partnerId, async (tx): Written => {
    const content = contentRepo(tx, partnerId)
    const history = await content.history(set, slug)
    const standing = standingOf(history, at)
    const { newest } = standing
    if (newest && base !== null && base !== newest.version) return fail({ kind: 'newer-version', newest })
    const decided = decide(standing)
    if (!decided.ok) return decided
    const { status, fields, publishAt = null, cancels, detail = {} } = decided.value
    const faults =
      status === 'unpublished'
        ? []
        : [...entryFaults(set, slug, fields), ...(await uploadFaults(tx, partnerId, fields, status !== 'draft'))]
    if (faults.length > 0) return fail({ kind: 'faulty', faults })
    const version = {
      set,
      slug,
      version: (newest?.version ?? 0) + 1,
      status,
      fields,
      publishAt,
      cancels: cancels?.version ?? null,
      at,
      by: by.trim(),
      note: note.trim(),
    }
    if (!(await content.add(version))) {
      const [overtaking] = await content.history(set, slug)
      return fail(overtaking ? { kind: 'newer-version', newest: overtaking } : { kind: 'not-found' })
    }
    await recordAudit(tx, partnerId, {
      kind,
      memberId: null,
      at,
      detail: { set, slug, version: version.version, by: version.by, note: version.note, ...detail },
      before: newest && recordedEntry(history, at),
      after: recordedEntry([version, ...history], at),
    })
    // Its time came during this transaction: visitors may have seen it.
    if (cancels && isDue(cancels, clock())) throw new CameDue()
    return succeed(version)
  })
  return written.catch((error: unknown) => {
    if (error instanceof CameDue) return fail({ kind: 'not-scheduled' })
    throw error
  })
}

/** Rolls back the transaction of a cancellation that came too late. */
class CameDue extends Error {}

/** The values of an entry in the audit trail. @param history newest first, at least one version */
function recordedEntry(history: readonly ContentVersion[], at: Date) {
  const { version = 0, status = '' } = history[0] ?? {}
  return { version, status, shown: shownVersion(history, at)?.version ?? null }
}

/** @param history newest first */
function standingOf(history: readonly ContentVersion[], at: Date): CurrentState {
  return {
    newest: history[0] ?? null,
    shown: shownVersion(history, at),
    waiting: waitingVersions(history, at),
    version: (wanted) => history.find(({ version }) => version === wanted),
    at,
  }
}
