import type { ApprovalStep as Step, ContentFinding, ContentHistory, ContentSummary, ContentToken } from '@dining/contract/studio'
import { createCopy, INLINE_LINKS, PLACEHOLDERS } from '@dining/copy-engine'
import type { Partner } from '@dining/partner-kit'

import type { ApprovalStep } from '../../../store/repositories/content-approval.ts'
import { waitingStep } from '../../../use-cases/content/approval-steps.ts'
import type { ContentRefusal } from '../../../use-cases/content/entry-rules.ts'
import type { EntryWithApproval, ListedEntry } from '../../../use-cases/content/read-entries.ts'
import { shownVersion } from '../../../use-cases/content/shown-version.ts'

export function presentHistory({ versions, steps, isRequired }: EntryWithApproval, now: Date): ContentHistory {
  const waiting = waitingStep(steps[0], versions[0] ?? null)
  return {
    versions: versions.map(({ set: _set, slug: _slug, publishAt, at, ...rest }) => ({
      ...rest,
      publishAt: publishAt?.toISOString() ?? null,
      at: at.toISOString(),
    })),
    shown: shownVersion(versions, now)?.version ?? null,
    approval: { isRequired, waiting: waiting && presentStep(waiting), steps: steps.map(presentStep) },
  }
}

function presentStep({ kind, version, publishAt, writers, at, by, note }: ApprovalStep): Step {
  return { kind, version, publishAt: publishAt?.toISOString() ?? null, writers: [...writers], at: at.toISOString(), by, note }
}

export function presentState({ set, slug, newest, shown, waiting, step }: ListedEntry): ContentSummary {
  const { status, version, publishAt, at, by } = newest
  const [next] = waiting
  return {
    set,
    slug,
    status,
    version,
    by,
    publishAt: publishAt?.toISOString() ?? null,
    at: at.toISOString(),
    shown: shown?.version ?? null,
    next: next?.publishAt ? { version: next.version, at: next.publishAt.toISOString() } : null,
    approval: step?.kind === 'asked' ? 'waiting' : step?.kind === 'sent-back' ? 'sent-back' : null,
  }
}

/** Every token that texts of this partner may contain, and its value for a visitor who is not signed in. */
export function presentTokens(partner: Partner): ContentToken[] {
  const copy = createCopy({ ...partner, visitor: { tier: null, publicId: null, firstName: null } })
  const own = Object.keys(partner.copy.tokens ?? {})
  const read = (kind: ContentToken['kind'], names: readonly string[]) =>
    names.map((name) => ({ name, kind, value: copy.sayContent(`{${name}}`) }))
  return [...read('words', [...new Set([...PLACEHOLDERS, ...own])]), ...read('link', INLINE_LINKS)]
}

const REASONS: Readonly<Record<Exclude<ContentRefusal['kind'], 'faulty' | 'newer-version' | 'not-found'>, Omit<ContentFinding, 'path'>>> = {
  'already-public': { kind: 'state', problem: 'visitors see this version already', remedy: 'Change something first.' },
  'not-public': { kind: 'state', problem: 'visitors don’t see it, and nothing is scheduled', remedy: 'Nothing is to be done.' },
  'not-scheduled': {
    kind: 'state',
    problem: 'this version is no longer scheduled: its time has come, or the schedule was changed',
    remedy: 'Look at the history.',
  },
  'time-gone-by': { kind: 'state', problem: 'the time has gone by', remedy: 'Choose a later one, or publish now.' },
  'needs-approval': { kind: 'state', problem: 'another publisher must approve this', remedy: 'Ask for approval.' },
  'own-words': {
    kind: 'state',
    problem: 'another publisher must approve this',
    remedy: 'You wrote it or asked for the approval, so you cannot answer.',
  },
  'asked-already': { kind: 'state', problem: 'this version waits for approval already', remedy: 'Another publisher must approve this.' },
  'not-waiting': {
    kind: 'state',
    problem: 'this version does not wait for approval: it was approved, sent back or changed meanwhile',
    remedy: 'Look at the history.',
  },
  'no-author': { kind: 'state', problem: 'it has no author', remedy: 'Sign in again.' },
}

/** The error for an editor whose change was not made. */
export function presentRefusal(refusal: Exclude<ContentRefusal, { kind: 'newer-version' | 'not-found' }>): ContentFinding[] {
  if (refusal.kind !== 'faulty') return [{ path: '', ...REASONS[refusal.kind] }]
  return refusal.faults.map(({ path, reason, remedy = 'Correct it. Pages leave it out.' }) => ({
    path: path.replaceAll(/\[(\d+)\]/gu, '.$1'),
    kind: 'dropped',
    problem: reason,
    remedy,
  }))
}
