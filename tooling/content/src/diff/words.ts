import { isDeepStrictEqual } from 'node:util'

import { diffArrays, diffWordsWithSpace } from 'diff'

/** A piece of a text that was kept, removed or added. */
export interface Piece {
  readonly kind: 'same' | 'gone' | 'new'
  readonly text: string
}

/** A field whose value changes, word by word. */
export interface Difference {
  readonly path: string
  readonly pieces: readonly Piece[]
}

const segmenter = new Intl.Segmenter('en-US', { granularity: 'word' })

/** The differences between two values of fields, in reading order; items of a list are matched by their text, not by their position. */
export function differences(before: unknown, after: unknown, path = ''): readonly Difference[] {
  if (isDeepStrictEqual(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after)) return ofLists(before, after, path)
  if (isObject(before) && isObject(after)) {
    const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])]
    return keys.flatMap((key) => differences(before[key], after[key], join(path, key)))
  }
  if (isLeaf(before) && isLeaf(after)) return [{ path, pieces: wordsOf(textOf(before), textOf(after)) }]
  return [...leaves(before, 'gone', path), ...leaves(after, 'new', path)]
}

type Leaf = string | number | boolean | null | undefined

const join = (path: string, key: string | number): string => (path === '' ? String(key) : `${path}.${key}`)
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isLeaf = (value: unknown): value is Leaf => typeof value !== 'object' || value === null
const textOf = (value: Leaf): string => (value === undefined || value === null ? '' : String(value))

/** Unchanged items are skipped; those that were removed and added at one position are compared with each other. */
function ofLists(before: readonly unknown[], after: readonly unknown[], path: string): readonly Difference[] {
  const found: Difference[] = []
  let gone: readonly unknown[] = []
  let at = 0
  const tellGone = (): void => {
    for (const item of gone) found.push(...leaves(item, 'gone', join(path, at)))
    gone = []
  }
  for (const { value, added, removed } of diffArrays([...before], [...after], { comparator: isDeepStrictEqual })) {
    if (removed) gone = value
    else if (added) {
      for (const item of value) {
        const [old, ...rest] = gone
        if (gone.length > 0) found.push(...differences(old, item, join(path, at)))
        else found.push(...leaves(item, 'new', join(path, at)))
        gone = rest
        at += 1
      }
    } else {
      tellGone()
      at += value.length
    }
  }
  tellGone()
  return found
}

/** Every value within one that was removed or added as a whole. */
function leaves(value: unknown, kind: 'gone' | 'new', path: string): readonly Difference[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => leaves(item, kind, join(path, at)))
  if (isObject(value)) {
    // Its fields reveal the kind of an item.
    const entries = Object.entries(value).filter(([key]) => key !== 'type')
    return entries.flatMap(([key, item]) => leaves(item, kind, join(path, key)))
  }
  const text = isLeaf(value) ? textOf(value) : ''
  return text === '' ? [] : [{ path, pieces: [{ kind, text }] }]
}

/** Below this share of unchanged letters, alternating words are harder to read than one text after the other. */
const LEAST_SAME = 0.5

function wordsOf(before: string, after: string): readonly Piece[] {
  const pieces = diffWordsWithSpace(before, after, { intlSegmenter: segmenter }).map(({ value, added, removed }): Piece => ({
    kind: added ? 'new' : removed ? 'gone' : 'same',
    text: value,
  }))
  const same = pieces.filter(({ kind }) => kind === 'same').reduce((letters, { text }) => letters + text.trim().length, 0)
  if (same >= Math.min(before.length, after.length) * LEAST_SAME) return pieces
  return [
    { kind: 'gone', text: before },
    { kind: 'new', text: after },
  ]
}

const SIGNS = { same: ['', ''], gone: ['[-', '-]'], new: ['{+', '+}'] } as const

/** A difference in one line: "Earn [-five-]{+three+} miles". */
export function asLine({ pieces }: Difference): string {
  return pieces.map(({ kind, text }) => SIGNS[kind][0] + text + SIGNS[kind][1]).join('')
}
