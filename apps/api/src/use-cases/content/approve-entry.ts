import { fail, succeed } from '@dining/domain'

import { emailKey } from '../email-key.ts'
import { writersOf } from './approval-steps.ts'
import { write, type ChangeTarget, type Fields, type WriteDeps, type Written } from './write-version.ts'

/** What is to be published: the newest version, or as a new draft these fields or those of an older version. */
interface Question {
  /** Null: at once after the approval. */
  readonly publishAt: Date | null
  readonly fields?: Fields
  readonly fromVersion?: number
}

/** Asks another publisher to approve. Words that are not saved yet become a draft of the author. */
export function askApproval(deps: WriteDeps, order: ChangeTarget & Question): Written {
  const { publishAt, fromVersion } = order
  return write(deps, order, 'content-drafted', ({ newest, shown, version, history, asked, at }) => {
    const source = fromVersion === undefined ? undefined : version(fromVersion)
    if (fromVersion !== undefined && !source) return fail({ kind: 'not-found' })
    if (source && source === shown) return fail({ kind: 'already-public', version: source })
    if (publishAt && publishAt <= at) return fail({ kind: 'time-gone-by' })
    const fields = order.fields ?? source?.fields
    // An older version without an approval still has the words of its writers.
    const before = source ? history.filter((one) => one.version <= source.version) : history
    const writers = [...new Set([...writersOf(before), order.by.trim()])]
    const step = { kind: 'asked', publishAt, writers } as const
    if (fields) return succeed({ status: 'draft', fields, step })
    if (!newest) return fail({ kind: 'not-found' })
    if (newest === shown) return fail({ kind: 'already-public', version: newest })
    if (asked) return fail({ kind: 'asked-already' })
    return succeed({ status: newest.status, fields: newest.fields, kept: newest, step })
  })
}

/** Publishes the newest version as it was asked for, by an operator who neither wrote it nor asked. At once, if the time has passed. */
export function approve(deps: WriteDeps, order: ChangeTarget): Written {
  const kindOf = (status: string) => (status === 'scheduled' ? 'content-scheduled' : 'content-published')
  return write(deps, order, kindOf, ({ newest, asked, at }) => {
    if (!newest) return fail({ kind: 'not-found' })
    if (!asked) return fail({ kind: 'not-waiting' })
    if (isOneOf(asked.writers, order.by)) return fail({ kind: 'own-words' })
    const { publishAt, writers } = asked
    const step = { kind: 'approved', publishAt, writers } as const
    if (!publishAt || publishAt <= at) return succeed({ status: 'published', fields: newest.fields, step })
    return succeed({ status: 'scheduled', fields: newest.fields, publishAt, step, detail: { publishAt: publishAt.toISOString() } })
  })
}

/** Sends the newest version back to its author; the note says why. Nothing is published. */
export function sendBack(deps: WriteDeps, order: ChangeTarget): Written {
  return write(deps, order, 'content-drafted', ({ newest, asked }) => {
    if (!newest) return fail({ kind: 'not-found' })
    if (!asked) return fail({ kind: 'not-waiting' })
    if (isOneOf(asked.writers, order.by)) return fail({ kind: 'own-words' })
    const { publishAt, writers } = asked
    return succeed({ status: newest.status, fields: newest.fields, kept: newest, step: { kind: 'sent-back', publishAt, writers } })
  })
}

/** Whether an author is one of the writers: an operator's email address, in any case of its letters. */
const isOneOf = (writers: readonly string[], by: string) => writers.some((writer) => emailKey(writer) === emailKey(by))
