import type { ContentSet } from '@dining/contract'
import { fail, succeed, type Result } from '@dining/domain'

import type { ApiDeps } from '../../deps.ts'
import type { ContentAuditKind } from '../../audit/events.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { contentRepo, type ContentVersion } from '../../store/repositories/content.ts'
import { entryFaults, isAuthor, type ContentRefusal } from './entry-rules.ts'
import { decidingVersion, isDue, shownVersion } from './shown-version.ts'

type WriteDeps = Pick<ApiDeps, 'store' | 'clock'>
type Fields = ContentVersion['fields']
type Written = Promise<Result<ContentVersion, ContentRefusal>>

/** Who wants what of an entry. */
export interface EntryOrder {
  readonly partnerId: string
  readonly set: ContentSet
  readonly slug: string
  /** Stays with the version, as does `note`. */
  readonly by: string
  readonly note: string
  /** The newest version that the author has seen, 0 for an entry that is new; null takes whichever stands there. */
  readonly base: number | null
}

/** An entry as it stands. */
interface Standing {
  readonly newest: ContentVersion | null
  /** What visitors see of it. */
  readonly shown: ContentVersion | null
  /** Versions that are scheduled for later and have not been overtaken by what was published since. */
  readonly isWaiting: boolean
  readonly version: (wanted: number) => ContentVersion | undefined
  readonly at: Date
}

interface Draft extends Pick<ContentVersion, 'status' | 'fields'> {
  readonly publishAt?: Date
  /** Kept on the audit trail with the rest. */
  readonly detail?: { readonly publishAt?: string; readonly toVersion?: number }
}

/** Keeps fields that visitors don't see yet; what is public stays. */
export function saveDraft(deps: WriteDeps, order: EntryOrder & { readonly fields: Fields }): Written {
  return write(deps, order, 'content-drafted', () => succeed({ status: 'draft', fields: order.fields }))
}

/** Makes fields public at once: those given, or those of the newest version. */
export function publish(deps: WriteDeps, order: EntryOrder & { readonly fields?: Fields }): Written {
  return write(deps, order, 'content-published', ({ newest, shown }) => {
    const fields = order.fields ?? newest?.fields
    if (!fields) return fail({ kind: 'not-found' })
    if (!order.fields && newest && newest === shown) return fail({ kind: 'already-public', version: newest })
    return succeed({ status: 'published', fields })
  })
}

/** Makes fields public from a time on: those given, or those of the newest version. What is published in the meantime overtakes it. */
export function schedule(deps: WriteDeps, order: EntryOrder & { readonly publishAt: Date; readonly fields?: Fields }): Written {
  const { publishAt } = order
  return write(deps, order, 'content-scheduled', ({ newest, shown, at }) => {
    const fields = order.fields ?? newest?.fields
    if (!fields) return fail({ kind: 'not-found' })
    if (!order.fields && newest && newest === shown) return fail({ kind: 'already-public', version: newest })
    if (publishAt <= at) return fail({ kind: 'time-gone-by' })
    return succeed({ status: 'scheduled', fields, publishAt, detail: { publishAt: publishAt.toISOString() } })
  })
}

/** Takes an entry from the site, with whatever is scheduled; publishing it again brings back what visitors saw last. */
export function unpublish(deps: WriteDeps, order: EntryOrder): Written {
  return write(deps, order, 'content-unpublished', ({ newest, shown, isWaiting }) => {
    if (!newest) return fail({ kind: 'not-found' })
    if (!shown && !isWaiting) return fail({ kind: 'not-public' })
    return succeed({ status: 'unpublished', fields: (shown ?? newest).fields })
  })
}

/** Makes the fields of an earlier version public, as a new version. */
export function rollback(deps: WriteDeps, order: EntryOrder & { readonly toVersion: number }): Written {
  const { toVersion } = order
  return write(deps, order, 'content-rolled-back', ({ shown, version }) => {
    const wanted = version(toVersion)
    if (!wanted) return fail({ kind: 'not-found' })
    if (wanted === shown) return fail({ kind: 'already-public', version: wanted })
    return succeed({ status: 'published', fields: wanted.fields, detail: { toVersion } })
  })
}

/** Adds the version that `decide` makes of what stands there, and says so on the audit trail. */
function write(
  { store, clock }: WriteDeps,
  { partnerId, set, slug, by, note, base }: EntryOrder,
  kind: ContentAuditKind,
  decide: (standing: Standing) => Result<Draft, ContentRefusal>,
): Written {
  const at = clock()
  if (!isAuthor(by)) return Promise.resolve(fail({ kind: 'no-author' }))
  return store.tenant(partnerId, async (tx) => {
    const content = contentRepo(tx, partnerId)
    const history = await content.history(set, slug)
    const standing = standingOf(history, at)
    const { newest } = standing
    if (newest && base !== null && base !== newest.version) return fail({ kind: 'newer-version', newest })
    const decided = decide(standing)
    if (!decided.ok) return decided
    const { status, fields, publishAt = null, detail = {} } = decided.value
    const faults = status === 'unpublished' ? [] : entryFaults(set, slug, fields)
    if (faults.length > 0) return fail({ kind: 'faulty', faults })
    const version = { set, slug, version: (newest?.version ?? 0) + 1, status, fields, publishAt, at, by: by.trim(), note: note.trim() }
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
    return succeed(version)
  })
}

/** What the audit trail holds of an entry. @param history newest first, at least one version */
function recordedEntry(history: readonly ContentVersion[], at: Date) {
  const { version = 0, status = '' } = history[0] ?? {}
  return { version, status, shown: shownVersion(history, at)?.version ?? null }
}

/** @param history newest first */
function standingOf(history: readonly ContentVersion[], at: Date): Standing {
  const deciding = decidingVersion(history, at)
  return {
    newest: history[0] ?? null,
    shown: shownVersion(history, at),
    isWaiting: history.some((one) => one.status === 'scheduled' && !isDue(one, at) && one.version > (deciding?.version ?? 0)),
    version: (wanted) => history.find(({ version }) => version === wanted),
    at,
  }
}
