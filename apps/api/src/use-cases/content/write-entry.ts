import { fail, succeed } from '@dining/domain'

import { write, type ChangeTarget, type Fields, type WriteDeps, type Written } from './write-version.ts'

export type { ChangeTarget } from './write-version.ts'

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
