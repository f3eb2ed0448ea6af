import { ADDRESS, COMMON_NAMES, writtenWords } from '@dining/copy-engine/check'

import type { Partner } from '../../partner.ts'
import type { WordFinding } from './finding.ts'
import { withoutMarks } from './marks.ts'
import type { TextLocation } from './locations.ts'

/** Common words that are names only when capitalized. */
const ALSO_WORDS = new Set(['ZIP'])
const ADDRESSES = new RegExp(ADDRESS, 'gu')
const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

interface Name {
  readonly name: string
  readonly anyCase: RegExp
  /** A single capitalized word may be a common word, too ("choice"): only all capitals or mixed letters are a mistake. */
  readonly maybeWord: boolean
}

/** Names with fixed letters: the partner's own, the program's, and well-known ones; the longest first. */
function namesOf({ program, copy }: Partner): readonly Name[] {
  const names = [program.programName, program.loyaltyName, program.name, ...(copy.names ?? []), ...COMMON_NAMES].map(withoutMarks)
  return [...new Set(names)]
    .filter((name) => /\p{L}/u.test(name) && !ALSO_WORDS.has(name))
    .toSorted((a, b) => b.length - a.length)
    .map((name) => ({
      name,
      anyCase: new RegExp(String.raw`(?<![\p{L}\p{N}])${escape(name)}(?![\p{L}\p{N}])`, 'giu'),
      maybeWord: /^\p{Lu}\p{Ll}*$/u.test(name),
    }))
}

/** Names in other letters than their owner's, and texts in all capitals. */
export function casingFindings(partner: Partner): (location: TextLocation) => readonly WordFinding[] {
  const names = namesOf(partner)
  const right = new Set(names.map(({ name }) => name))
  return ({ path, text }) => {
    const words = withoutMarks(writtenWords(text).replace(ADDRESSES, ' '))
    if (shouts(words)) {
      return [
        {
          path,
          kind: 'casing',
          problem: 'the whole text is in capitals',
          remedy: 'Write it in sentence case. The partner’s casing is applied automatically.',
        },
      ]
    }
    const seen: [from: number, to: number][] = []
    return names.flatMap(({ name, anyCase, maybeWord }) =>
      [...words.matchAll(anyCase)].flatMap(({ 0: written, index }): WordFinding[] => {
        // Part of a longer name, which is checked as a whole.
        if (seen.some(([from, to]) => index >= from && index < to)) return []
        seen.push([index, index + written.length])
        if (right.has(written) || (maybeWord && written === written.toLowerCase())) return []
        return [{ path, kind: 'casing', problem: `“${written}” is written “${name}”`, remedy: `Write “${name}”.` }]
      }),
    )
  }
}

/** Whether a text is in all capitals, with more than one word that is not an abbreviation. */
function shouts(words: string): boolean {
  if (words !== words.toUpperCase()) return false
  return (words.match(/\p{L}{4,}/gu) ?? []).length > 1
}
