import { createCopy, INLINE_LINKS, PLACEHOLDERS, type Copy, type CopyIssue, type Role } from '@dining/copy-engine'

import type { Partner } from '../../partner.ts'
import { knownTokens, suggest } from '../suggest.ts'
import type { WordFinding } from './finding.ts'
import type { Reader } from './readers.ts'

/** The texts of a partner for each reader, and their issues. */
export interface Shown {
  /** A text as rendered, in the casing of its role. */
  readonly text: (source: string, reader: Reader, role: Role) => string
  /** A text with its tokens resolved and no other changes, for checks of its spelling. */
  readonly written: (source: string, reader: Reader) => string
  /** Parts of a text that cannot be shown to these readers, each issue once. */
  readonly findings: (path: string, source: string, readers: readonly Reader[]) => readonly WordFinding[]
}

interface Words {
  readonly copy: Copy
  readonly plain: Copy
  readonly issues: CopyIssue[]
}

/** @param listsTokens whether the editor of the text lists the tokens when `{` is typed */
export function shownBy(partner: Partner, listsTokens = false): Shown {
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

  function findings(path: string, source: string, readers: readonly Reader[]): readonly WordFinding[] {
    const found = new Map<string, WordFinding & { readonly of: string[] }>()
    for (const reader of readers) {
      const { copy, issues } = wordsFor(reader)
      const shown = copy.sayContent(source)
      const own: readonly (CopyIssue | null)[] = issues.filter(({ text }) => text === source)
      for (const issue of shown.trim() === '' && own.length === 0 && !mayBeBlank(path, source) ? [null] : own) {
        const finding = issue === null ? NOTHING_LEFT : issueText(issue, known, listsTokens)
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
    findings,
  }
}

/** Texts that a page omits if they are blank. */
const OPTIONAL = /(?:^|\.)(?:disclaimer|legal_disclaimer|browser_title|tooltip_copy|app_text|headline|title|body|image_mobile_alt_text)$/

const mayBeBlank = (path: string, source: string): boolean => source.trim() === '' && OPTIONAL.test(path)

type IssueText = Omit<WordFinding, 'path'>

const NOTHING_LEFT: IssueText = { kind: 'empty', problem: 'the text is empty', remedy: 'Write a text, or remove the item.' }

/** An issue of the copy engine as a message for the author of the text. */
function issueText(issue: CopyIssue, known: readonly string[], listsTokens: boolean): IssueText {
  if (issue.kind === 'stray-brace') {
    return { kind: 'stray-brace', problem: 'a brace has no counterpart', remedy: 'Write tokens as {name} or {name|label}.' }
  }
  const token = `{${issue.token}}`
  if (issue.kind === 'unknown-token') {
    const meant = suggest(issue.token, known)
    const available = listsTokens ? 'Type { to see available tokens.' : knownTokens(known)
    return {
      kind: 'unknown-token',
      problem: `unknown token ${token}`,
      remedy: meant === undefined ? available : `Did you mean {${meant}}?`,
    }
  }
  if (issue.kind === 'cycle' || issue.kind === 'too-long') {
    return { kind: 'cycle', problem: `${token} refers to itself`, remedy: 'Remove one of the references between the partner’s tokens.' }
  }
  if (issue.kind === 'empty-token') {
    return {
      kind: 'empty',
      problem: `${token} is empty`,
      remedy: 'Leave the token out, or write a text only for readers who have a value.',
    }
  }
  return {
    kind: 'broken-link',
    problem: `${token} has no address`,
    remedy: 'Remove the link, or set its address in the partner’s configuration.',
  }
}
