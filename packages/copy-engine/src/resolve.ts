import { entryOf, type Entry } from './dictionary.ts'
import { createLinks, type ResolvedLink } from './links.ts'
import type { Leaf, Piece } from './piece.ts'
import type { CopyInput, CopyIssue } from './settings.ts'
import { parseTemplate, type TemplateNode } from './template.ts'

/** An issue without the text that it is in. */
export type IssueWithoutText = CopyIssue extends infer Issue ? (Issue extends unknown ? Omit<Issue, 'text'> : never) : never

/** Pieces of one value; tokens that each hold others twice would grow without measure. */
const MAX_PIECES = 500
/** Letters of a value that is taken as a line. */
const MAX_LINE = 10_000

const GAP = { kind: 'gap' } as const

/** Pieces of a text with every placeholder in place. */
export interface Resolved {
  readonly pieces: readonly Piece[]
  readonly issues: readonly IssueWithoutText[]
}

interface Resolver {
  readonly resolveText: (text: string) => Resolved
  /** The text as one line where every token in it is plain words; null where a link, a call's value, a gap or an issue asks for its pieces. */
  readonly resolveLine: (text: string) => string | null
}

/**
 * A dictionary that looks each token up once (COPY-20): a value is resolved with all that it refers to before it is used, so every text
 * afterwards takes one pass. A token that comes back to itself is left out where it does (COPY-21).
 */
export function createResolver(input: CopyInput): Resolver {
  const linkOf = createLinks(input)
  const words = new Map<string, string | null>()
  const done = new Map<string, Resolved>()
  const underWay = new Set<string>()

  function resolveToken(token: string): Resolved | undefined {
    const known = done.get(token)
    if (known !== undefined) return known
    const entry = entryOf(token, input)
    if (entry === undefined) return undefined
    if (underWay.has(token)) return { pieces: [GAP], issues: [{ kind: 'cycle', token }] }
    underWay.add(token)
    const result = resolveEntry(token, entry)
    underWay.delete(token)
    done.set(token, result)
    return result
  }

  function resolveEntry(token: string, entry: Entry): Resolved {
    const text = entry.text(input)
    if (text === '') return { pieces: [GAP], issues: [{ kind: 'empty-token', token }] }
    if (entry.fixed) return { pieces: [{ kind: 'words', text, fixed: true }], issues: [] }
    const resolved = resolveText(text)
    return resolved.pieces.length > MAX_PIECES ? { pieces: [GAP], issues: [{ kind: 'too-long', token }] } : resolved
  }

  function resolveNodes(nodes: readonly TemplateNode[], issues: IssueWithoutText[]): Piece[] {
    return nodes.flatMap((node): Piece[] => {
      if (typeof node === 'string') return [{ kind: 'words', text: node, fixed: false }]
      const link = linkOf(node.token)
      if (link !== undefined) return [resolveInlineLink(link, node.label, issues)].flat()
      const value = resolveToken(node.token)
      if (value !== undefined) {
        issues.push(...value.issues)
        return [...value.pieces]
      }
      // Nobody's token: the call may bring a value for it. A label is words that somebody wrote, so it stays.
      return node.label === null ? [{ kind: 'slot', name: node.token, styling: null }] : resolveNodes(node.label, issues)
    })
  }

  function resolveInlineLink(
    link: ResolvedLink,
    label: readonly TemplateNode[] | null,
    issues: IssueWithoutText[],
  ): Piece | readonly Leaf[] {
    // A link in a label would be a link in a link: only its words are kept.
    const inside = resolveNodes(label ?? [], issues).flatMap((piece) => (piece.kind === 'link' ? piece.parts : [piece]))
    const parts: readonly Leaf[] =
      inside.length > 0 ? inside : [link.label === '' ? GAP : { kind: 'words', text: link.label, fixed: link.labelFixed }]
    if (link.address !== null && parts.some((part) => part.kind !== 'gap')) return { kind: 'link', link: link.link, ...link.address, parts }
    issues.push({ kind: link.issue ?? 'no-address', token: link.link })
    return parts
  }

  function resolveText(text: string): Resolved {
    const { nodes, stray } = parseTemplate(text)
    const issues: IssueWithoutText[] = stray ? [{ kind: 'stray-brace' }] : []
    return { pieces: resolveNodes(nodes, issues), issues }
  }

  /** The plain words of a token; null where there is more to it, or less, or what stands between the braces is no name. */
  function wordsOf(token: string): string | null {
    const entry = linkOf(token) === undefined ? entryOf(token, input) : undefined
    if (entry === undefined || underWay.has(token)) return null
    underWay.add(token)
    const text = entry.text(input)
    const value = entry.fixed ? text : resolveLine(text)
    underWay.delete(token)
    const only = value === '' || (value?.length ?? 0) > MAX_LINE ? null : value
    words.set(token, only)
    return only
  }

  function resolveLine(text: string): string | null {
    let line = ''
    let at = 0
    let open = text.indexOf('{')
    while (open >= 0) {
      const close = text.indexOf('}', at)
      if (close < open) return null
      const token = text.slice(open + 1, close)
      const known = words.get(token)
      const value = known === undefined ? wordsOf(token) : known
      if (value === null) return null
      line += text.slice(at, open) + value
      at = close + 1
      open = text.indexOf('{', at)
    }
    if (text.includes('}', at)) return null
    return at === 0 ? text : line + text.slice(at)
  }

  return { resolveText, resolveLine }
}
