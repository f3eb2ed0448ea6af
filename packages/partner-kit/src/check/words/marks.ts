import type { Partner } from '../../partner.ts'
import type { WordFinding } from './finding.ts'

const MARKS = /[®™℠]/gu
const DOUBLED = /[®™℠]\s*[®™℠]/u
const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

export const withoutMarks = (text: string): string => text.replace(MARKS, '')

/** A name with its owner's signs. */
interface MarkedName {
  readonly official: string
  /** The name with any signs or none. */
  readonly anyMarks: RegExp
}

/** Every name of the partner with a sign, up to each sign and as a whole; the longest first. */
function markedNames({ program, copy }: Partner): readonly MarkedName[] {
  const { programName, loyaltyName, currency } = program
  const whole = [programName, loyaltyName, ...(copy.names ?? [])].filter((name) => withoutMarks(name) !== name)
  const upToSign = [...whole, currency.one, currency.many].flatMap((name) =>
    [...name.matchAll(MARKS)].map(({ index }) => name.slice(0, index + 1)),
  )
  return [...new Set([...whole, ...upToSign])]
    .toSorted((a, b) => withoutMarks(b).length - withoutMarks(a).length)
    .map((official) => {
      const words = withoutMarks(official).split(' ').map(escape)
      return { official, anyMarks: new RegExp(String.raw`(?<![\p{L}\p{N}])${words.join('[®™℠]* ')}(?![\p{L}\p{N}])[®™℠]*`, 'gu') }
    })
}

interface Mention {
  readonly name: MarkedName
  readonly from: number
  readonly to: number
  readonly written: string
}

/** Mentions of marked names in a text, in reading order; a shorter name within a longer one counts as the longer one. */
function mentionsIn(text: string, names: readonly MarkedName[]): readonly Mention[] {
  const mentions: Mention[] = []
  for (const name of names) {
    for (const { 0: written, index } of text.matchAll(name.anyMarks)) {
      if (mentions.some(({ from, to }) => index >= from && index < to)) continue
      mentions.push({ name, from: index, to: index + written.length, written })
    }
  }
  return mentions.toSorted((a, b) => a.from - b.from)
}

/**
 * Checks signs in texts that are read in sequence: each name's first mention has them, all mentions if the partner wants that, and no other
 * name has any.
 * @returns a function for a text with every token resolved; it keeps the mentioned names
 */
export function markFindings(partner: Partner): (path: string, shown: string) => readonly WordFinding[] {
  const names = markedNames(partner)
  const every = (partner.copy.marks?.mentions ?? 'every') === 'every'
  const mentioned = new Set<string>()
  return (path, shown) => {
    if (DOUBLED.test(shown)) {
      return [{ path, kind: 'mark', problem: 'a mark is repeated', remedy: 'Remove one. A token such as {loyalty} includes its mark.' }]
    }
    const mentions = mentionsIn(shown, names)
    const missing = mentions.filter(({ name, written }) => {
      const isFirst = !mentioned.has(name.official)
      // The whole name mentions its parts, too.
      for (const { official } of names) if (official === name.official || written.includes(official)) mentioned.add(official)
      return written !== name.official && (isFirst || every)
    })
    const strange = [...shown.matchAll(MARKS)].filter(({ index }) => !mentions.some(({ from, to }) => index >= from && index < to))
    return [
      ...missing.map(({ name, written }): WordFinding => ({
        path,
        kind: 'mark',
        problem: `“${written}” is “${name.official}” ${every ? 'everywhere' : 'where it is first mentioned'}`,
        remedy: `Write “${name.official}”.`,
      })),
      ...strange.map(({ 0: sign, index }): WordFinding => ({
        path,
        kind: 'mark',
        problem: `${sign} follows “${/\S*$/u.exec(shown.slice(0, index))?.[0] ?? ''}”, which has no mark`,
        remedy: 'Remove it, or add the name with its mark to copy.names.',
      })),
    ]
  }
}
