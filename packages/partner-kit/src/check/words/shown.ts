import { createCopy, INLINE_LINKS, PLACEHOLDERS, type Copy, type CopyIssue, type Role } from '@dining/copy-engine'

import type { Partner } from '../../partner.ts'
import { suggest } from '../suggest.ts'
import type { WordFinding } from './finding.ts'
import type { Reader } from './readers.ts'

/** The words of a partner for each reader, and what could not be shown of them. */
export interface Shown {
  /** A text as it is read, in the casing of its role. */
  readonly text: (source: string, reader: Reader, role: Role) => string
  /** A text with its tokens in place and nothing else done to it, for judging how it is written. */
  readonly written: (source: string, reader: Reader) => string
  /** What of a text cannot be shown to these readers, each fault once. */
  readonly faults: (path: string, source: string, readers: readonly Reader[]) => readonly WordFinding[]
}

interface Words {
  readonly copy: Copy
  readonly plain: Copy
  readonly issues: CopyIssue[]
}

export function shownBy(partner: Partner): Shown {
  const known = [...PLACEHOLDERS, ...INLINE_LINKS, ...Object.keys(partner.copy.tokens ?? {})]
  const ofReader = new Map<Reader, Words>()

  function wordsFor(reader: Reader): Words {
    const ready = ofReader.get(reader)
    if (ready !== undefined) return ready
    const issues: CopyIssue[] = []
    const { exclamation: _exclamation, ellipsis: _ellipsis, ...settings } = partner.copy
    const unstyled = { ...settings, casing: { action: 'none', headline: 'none' }, marks: { mentions: 'every' } } as const
    const made: Words = {
      copy: createCopy({ ...partner, visitor: reader.visitor, onIssue: (issue) => issues.push(issue) }),
      plain: createCopy({ ...partner, copy: unstyled, visitor: reader.visitor }),
      issues,
    }
    ofReader.set(reader, made)
    return made
  }

  function faults(path: string, source: string, readers: readonly Reader[]): readonly WordFinding[] {
    const found = new Map<string, WordFinding & { readonly of: string[] }>()
    for (const reader of readers) {
      const { copy, issues } = wordsFor(reader)
      const shown = copy.sayContent(source)
      const own: readonly (CopyIssue | null)[] = issues.filter(({ text }) => text === source)
      for (const issue of shown.trim() === '' && own.length === 0 && !mayBeBlank(path, source) ? [null] : own) {
        const finding = issue === null ? NOTHING_LEFT : told(issue, known)
        const key = JSON.stringify(finding)
        const before = found.get(key) ?? { path, ...finding, of: [] }
        before.of.push(reader.name)
        found.set(key, before)
      }
    }
    return [...found.values()].map(({ of, problem, ...rest }) => ({
      ...rest,
      problem: of.length < readers.length ? `${problem} for ${of.join(', ')}` : problem,
    }))
  }

  return {
    text: (source, reader, role) => wordsFor(reader).copy.sayContent(source, role),
    written: (source, reader) => wordsFor(reader).plain.sayContent(source),
    faults,
  }
}

/** Texts that a page does without when they are blank. */
const OPTIONAL = /(?:^|\.)(?:disclaimer|legal_disclaimer|browser_title|tooltip_copy|app_text|headline|title|body|image_mobile_alt_text)$/

const mayBeBlank = (path: string, source: string): boolean => source.trim() === '' && OPTIONAL.test(path)

type Told = Omit<WordFinding, 'path'>

const NOTHING_LEFT: Told = { kind: 'empty', problem: 'no words are left', remedy: 'Write some, or take the item out.' }

/** What an issue of the copy engine means to who wrote the text. */
function told(issue: CopyIssue, known: readonly string[]): Told {
  if (issue.kind === 'stray-brace') {
    return { kind: 'stray-brace', problem: 'a brace opens or closes nothing', remedy: 'Write tokens as {name} or {name|words}.' }
  }
  const token = `{${issue.token}}`
  if (issue.kind === 'unknown-token') {
    const meant = suggest(issue.token, known)
    const remedy = meant === undefined ? 'See the README of the copy engine for those that exist.' : `Did you mean {${meant}}?`
    return { kind: 'unknown-token', problem: `${token} is no token`, remedy }
  }
  if (issue.kind === 'cycle' || issue.kind === 'too-long') {
    return { kind: 'cycle', problem: `${token} leads back to itself`, remedy: 'Let one of the partner’s tokens stand on its own.' }
  }
  if (issue.kind === 'empty-token') {
    return { kind: 'empty', problem: `${token} is empty`, remedy: 'Say it without the token, or write for those alone who have it.' }
  }
  return {
    kind: 'dead-link',
    problem: `${token} leads nowhere`,
    remedy: 'Leave the link out, or give its address in the partner’s configuration.',
  }
}
