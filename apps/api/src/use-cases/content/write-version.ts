import type { ContentSet } from '@dining/contract'
import { fail, succeed, type Result } from '@dining/domain'

import type { AuditEvent, ContentAuditKind } from '../../audit/events.ts'
import type { ApiDeps } from '../../deps.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { approvalRepo, type ApprovalStep } from '../../store/repositories/content-approval.ts'
import { contentRepo, type ContentVersion } from '../../store/repositories/content.ts'
import { uploadFaults } from '../pictures/upload-uses.ts'
import { waitingStep } from './approval-steps.ts'
import { entryFaults, isAuthor, type ContentRefusal } from './entry-rules.ts'
import { isDue, shownVersion, waitingVersions } from './shown-version.ts'

export type WriteDeps = Pick<ApiDeps, 'store' | 'clock'>
export type Fields = ContentVersion['fields']
export type Written = Promise<Result<ContentVersion, ContentRefusal>>

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
  /** Newest first. */
  readonly history: readonly ContentVersion[]
  /** The question about the newest version that no publisher has answered yet. */
  readonly asked: ApprovalStep | null
  readonly at: Date
}

/** What a change adds. */
interface Draft extends Pick<ContentVersion, 'status' | 'fields'> {
  readonly publishAt?: Date
  /** The version whose schedule ends. */
  readonly cancels?: ContentVersion
  /** The newest version, if the change adds a step of an approval and no version. */
  readonly kept?: ContentVersion
  /** The step of an approval that comes with it: about the newest version, or about the added one if it asks. */
  readonly step?: Pick<ApprovalStep, 'kind' | 'publishAt' | 'writers'>
  /** Also recorded in the audit trail. */
  readonly detail?: { readonly publishAt?: string; readonly toVersion?: number; readonly cancels?: number }
}

const APPROVAL_EVENTS = { asked: 'approval-asked', approved: 'approval-given', 'sent-back': 'approval-sent-back' } as const

/**
 * Adds the version and the step of an approval that `decide` creates from the current state, and records them in the audit trail. If the partner's
 * switch for four-eyes publishing is on, nothing becomes public without an approval.
 * @param kind of the event; a function of the status, if both are possible
 */
export function write(
  { store, clock }: WriteDeps,
  { partnerId, set, slug, by, note, base }: ChangeTarget,
  kind: ContentAuditKind | ((status: ContentVersion['status']) => ContentAuditKind),
  decide: (standing: CurrentState) => Result<Draft, ContentRefusal>,
): Written {
  const at = clock()
  if (!isAuthor(by)) return Promise.resolve(fail({ kind: 'no-author' }))
  const author = { at, by: by.trim(), note: note.trim() }
  const written = store.tenant(partnerId, async (tx): Written => {
    const content = contentRepo(tx, partnerId)
    const approvals = approvalRepo(tx, partnerId)
    const [history, steps] = await Promise.all([content.history(set, slug), approvals.steps(set, slug)])
    const standing = standingOf(history, steps, at)
    const { newest } = standing
    if (newest && base !== null && base !== newest.version) return fail({ kind: 'newer-version', newest })
    const decided = decide(standing)
    if (!decided.ok) return decided
    const { status, fields, publishAt = null, cancels, kept, step, detail = {} } = decided.value
    const isForPublic = status !== 'draft' || step?.kind === 'asked'
    const isChecked = step ? step.kind !== 'sent-back' : status !== 'unpublished'
    const faults = isChecked ? [...entryFaults(set, slug, fields), ...(await uploadFaults(tx, partnerId, fields, isForPublic))] : []
    if (faults.length > 0) return fail({ kind: 'faulty', faults })
    const version = kept ?? {
      set,
      slug,
      version: (newest?.version ?? 0) + 1,
      status,
      fields,
      publishAt,
      cancels: cancels?.version ?? null,
      ...author,
    }
    if (!kept) {
      if (!(await content.add(version))) {
        const [overtaking] = await content.history(set, slug)
        return fail(overtaking ? { kind: 'newer-version', newest: overtaking } : { kind: 'not-found' })
      }
      await recordAudit(tx, partnerId, {
        kind: typeof kind === 'string' ? kind : kind(status),
        memberId: null,
        at,
        detail: { set, slug, version: version.version, by: author.by, note: author.note, ...detail },
        before: newest && recordedEntry(history, at),
        after: recordedEntry([version, ...history], at),
      })
    }
    if (step) {
      const about = step.kind === 'asked' ? version.version : (newest?.version ?? 0)
      const added = { set, slug, ...step, step: (steps[0]?.step ?? 0) + 1, version: about, ...author }
      if (!(await approvals.add(added))) throw new Undone({ kind: 'not-waiting' })
      await recordAudit(tx, partnerId, approvalEvent(added))
    }
    // Read after the version was added, which waits for a change of the partner's switches.
    const isPublished = !kept && (status === 'published' || status === 'scheduled')
    if (isPublished && step?.kind !== 'approved' && (await approvals.isRequired())) throw new Undone({ kind: 'needs-approval' })
    // Its time came during this transaction: visitors may have seen it.
    if (cancels && isDue(cancels, clock())) throw new Undone({ kind: 'not-scheduled' })
    return succeed(version)
  })
  return written.catch((error: unknown) => {
    if (error instanceof Undone) return fail(error.refusal)
    throw error
  })
}

/** Rolls back the transaction of a change that is refused after it was written. */
class Undone extends Error {
  readonly refusal: ContentRefusal
  constructor(refusal: ContentRefusal) {
    super(refusal.kind)
    this.refusal = refusal
  }
}

function approvalEvent({ kind, set, slug, version, by, note, writers, publishAt, at }: ApprovalStep): AuditEvent {
  const time = publishAt === null ? {} : { publishAt: publishAt.toISOString() }
  return { kind: APPROVAL_EVENTS[kind], memberId: null, at, detail: { set, slug, version, by, note, writers, ...time } }
}

/** The values of an entry in the audit trail. @param history newest first, at least one version */
function recordedEntry(history: readonly ContentVersion[], at: Date) {
  const { version = 0, status = '' } = history[0] ?? {}
  return { version, status, shown: shownVersion(history, at)?.version ?? null }
}

/** @param history newest first, as the steps */
function standingOf(history: readonly ContentVersion[], steps: readonly ApprovalStep[], at: Date): CurrentState {
  const newest = history[0] ?? null
  return {
    newest,
    shown: shownVersion(history, at),
    waiting: waitingVersions(history, at),
    version: (wanted) => history.find(({ version }) => version === wanted),
    history,
    asked: waitingStep(steps[0], newest),
    at,
  }
}
