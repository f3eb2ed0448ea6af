import { entryOf, type Entry } from './dictionary.ts'
import { createLinks, type ResolvedLink } from './links.ts'
import type { Leaf, Piece } from './piece.ts'
import type { CopyInput, CopyIssue } from './settings.ts'
import { parseTemplate, type TemplateNode } from './template.ts'

/** An issue without the text that it is in. */
export type IssueWithoutText = CopyIssue extends infer Issue ? (Issue extends unknown ? Omit<Issue, 'text'> : never) : never

/** Maximum number of pieces of one value; tokens that each contain others twice would grow exponentially. */
const MAX_PIECES = 500
/** Maximum length of a value that is used as a line. */
const MAX_LINE = 10_000

const GAP = { kind: 'gap' } as const

/** Pieces of a text with every placeholder resolved. */
export interface Resolved {
  readonly pieces: readonly Piece[]
  readonly issues: readonly IssueWithoutText[]
}

interface Resolver {
  readonly resolveText: (text: string) => Resolved
  /** The text as one line if every token in it is plain text; null if a link, a call's value, a gap or an issue requires its pieces. */
  readonly resolveLine: (text: string) => string | null
}

/**
 * A dictionary that looks each token up once (COPY-20): a value is resolved with everything that it refers to before it is used, so every
 * later text needs one pass. A token that refers to itself is omitted at that point (COPY-21).
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
      // Unknown token: the call may pass a value for it. A label is an author's text, so it is kept.
      return node.label === null ? [{ kind: 'slot', name: node.token, styling: null }] : resolveNodes(node.label, issues)
    })
  }

  function resolveInlineLink(
    link: ResolvedLink,
    label: readonly TemplateNode[] | null,
    issues: IssueWithoutText[],
  ): Piece | readonly Leaf[] {
    // A link in a label would be a nested link: only its text is kept.
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

  /** The plain text of a token; null if it is not plain text, or if the text between the braces is not a name. */
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
