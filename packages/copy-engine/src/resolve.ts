import type { Entry } from './dictionary.ts'
import type { ResolvedLink } from './links.ts'
import type { Leaf, Piece } from './piece.ts'
import type { CopyIssue } from './settings.ts'
import { flatTemplate, parseTemplate, type TemplateNode } from './template.ts'

/** A fault without the text that it is in. */
export type Fault = CopyIssue extends infer Issue ? (Issue extends unknown ? Omit<Issue, 'text'> : never) : never

/** Pieces of one value; tokens that each hold others twice would grow without measure. */
const MAX_PIECES = 500

const GAP = { kind: 'gap' } as const

/** Pieces of a text with every placeholder in place. */
export interface Resolved {
  readonly pieces: readonly Piece[]
  readonly faults: readonly Fault[]
}

interface Resolver {
  readonly resolveText: (text: string) => Resolved
  /** The text as one line where every token in it is plain words; null where a link, a call's value, a gap or a fault asks for its pieces. */
  readonly resolveLine: (text: string) => string | null
}

/**
 * A dictionary that looks each token up once (COPY-20): a value is resolved with all that it refers to before it is used, so every text
 * afterwards takes one pass. A token that comes back to itself is left out where it does (COPY-21).
 */
export function createResolver(entries: ReadonlyMap<string, Entry>, linkOf: (token: string) => ResolvedLink | undefined): Resolver {
  const words = new Map<string, string | null>()
  const done = new Map<string, Resolved>()
  const underWay = new Set<string>()

  function resolveToken(token: string): Resolved | undefined {
    const known = done.get(token)
    if (known !== undefined) return known
    const entry = entries.get(token)
    if (entry === undefined) return undefined
    if (underWay.has(token)) return { pieces: [GAP], faults: [{ kind: 'cycle', token }] }
    underWay.add(token)
    const result = resolveEntry(token, entry)
    underWay.delete(token)
    done.set(token, result)
    return result
  }

  function resolveEntry(token: string, entry: Entry): Resolved {
    const text = entry.text()
    if (text === '') return { pieces: [GAP], faults: [{ kind: 'empty-token', token }] }
    if (entry.fixed) return { pieces: [{ kind: 'words', text, fixed: true }], faults: [] }
    const resolved = resolveText(text)
    return resolved.pieces.length > MAX_PIECES ? { pieces: [GAP], faults: [{ kind: 'too-long', token }] } : resolved
  }

  function resolveNodes(nodes: readonly TemplateNode[], faults: Fault[]): Piece[] {
    return nodes.flatMap((node): Piece[] => {
      if (typeof node === 'string') return [{ kind: 'words', text: node, fixed: false }]
      const link = linkOf(node.token)
      if (link !== undefined) return [resolveInlineLink(link, node.label, faults)].flat()
      const value = resolveToken(node.token)
      if (value !== undefined) {
        faults.push(...value.faults)
        return [...value.pieces]
      }
      // Nobody's token: the call may bring a value for it. A label is words that somebody wrote, so it stays.
      return node.label === null ? [{ kind: 'slot', name: node.token, styling: null }] : resolveNodes(node.label, faults)
    })
  }

  function resolveInlineLink(link: ResolvedLink, label: readonly TemplateNode[] | null, faults: Fault[]): Piece | readonly Leaf[] {
    // A link in a label would be a link in a link: only its words are kept.
    const inside = resolveNodes(label ?? [], faults).flatMap((piece) => (piece.kind === 'link' ? piece.parts : [piece]))
    const parts: readonly Leaf[] =
      inside.length > 0 ? inside : [link.label === '' ? GAP : { kind: 'words', text: link.label, fixed: link.labelFixed }]
    if (link.address !== null && parts.some((part) => part.kind !== 'gap')) return { kind: 'link', link: link.link, ...link.address, parts }
    faults.push({ kind: link.fault ?? 'no-address', token: link.link })
    return parts
  }

  function resolveText(text: string): Resolved {
    const { nodes, stray } = parseTemplate(text)
    const faults: Fault[] = stray ? [{ kind: 'stray-brace' }] : []
    return { pieces: resolveNodes(nodes, faults), faults }
  }

  function wordsOf(token: string): string | null {
    const known = words.get(token)
    if (known !== undefined) return known
    const value = linkOf(token) === undefined ? resolveToken(token) : undefined
    const only = value !== undefined && value.faults.length === 0 ? onlyWords(value.pieces) : null
    words.set(token, only)
    return only
  }

  function resolveLine(text: string): string | null {
    const template = flatTemplate(text)
    if (template === null) return null
    let line = template[0] ?? ''
    for (let at = 1; at < template.length; at += 2) {
      const value = wordsOf(template[at] ?? '')
      if (value === null) return null
      line += value + (template[at + 1] ?? '')
    }
    return line
  }

  return { resolveText, resolveLine }
}

function onlyWords(pieces: readonly Piece[]): string | null {
  let text = ''
  for (const piece of pieces) {
    if (piece.kind !== 'words') return null
    text += piece.text
  }
  return text
}
