import type { ContentFinding, ContentHistory, ContentSummary, ContentToken } from '@dining/contract/studio'
import { createCopy, INLINE_LINKS, PLACEHOLDERS } from '@dining/copy-engine'
import type { Partner } from '@dining/partner-kit'

import type { ContentVersion } from '../../../store/repositories/content.ts'
import type { ContentRefusal } from '../../../use-cases/content/entry-rules.ts'
import type { EntryState } from '../../../use-cases/content/read-entries.ts'
import { shownVersion } from '../../../use-cases/content/shown-version.ts'

/** @param versions newest first */
export function presentHistory(versions: readonly ContentVersion[], now: Date): ContentHistory {
  return {
    versions: versions.map(({ set: _set, slug: _slug, publishAt, at, ...rest }) => ({
      ...rest,
      publishAt: publishAt?.toISOString() ?? null,
      at: at.toISOString(),
    })),
    shown: shownVersion(versions, now)?.version ?? null,
  }
}

export function presentState({ set, slug, newest, shown, waiting }: EntryState): ContentSummary {
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
