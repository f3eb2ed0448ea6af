import { diffWords } from 'diff'

import { humanise, kindLabelOf, placeOf } from '../form/labels.ts'
import { isRecord } from '../form/form-node.ts'

/** A part of a text: in both versions, or in only one. */
export interface Piece {
  readonly kind: 'same' | 'gone' | 'new'
  readonly text: string
}

/** The difference at one location of an entry. */
export interface Difference {
  /** "For each kind of visitor 1 › Headline" */
  readonly place: string
  readonly pieces: readonly Piece[]
}

type Flat = ReadonlyMap<string, string>

/** Every value of an entry by its location. */
function flatten(value: unknown, path: readonly string[] = [], into = new Map<string, string>()): Flat {
  if (Array.isArray(value)) for (const [at, one] of value.entries()) flatten(one, [...path, String(at)], into)
  else if (isRecord(value)) for (const [key, one] of Object.entries(value)) flatten(one, [...path, key], into)
  else if (value !== undefined) into.set(path.join('.'), typeof value === 'string' ? value : JSON.stringify(value))
  return into
}

/** The differences of a version from the previous one, by location, in the order of the newer one. */
export function differences(before: unknown, after: unknown): readonly Difference[] {
  const [old, now] = [flatten(before), flatten(after)]
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((path) => {
    const [was, is] = [old.get(path), now.get(path)]
    if (was === is) return []
    return [{ place: placeOf(path), pieces: piecesOf(path, was, is) }]
  })
}

function piecesOf(path: string, was: string | undefined, is: string | undefined): readonly Piece[] {
  const display = (text: string) => (path.endsWith('type') ? kindLabelOf(text) : text === 'true' ? 'on' : text === 'false' ? 'off' : text)
  if (was === undefined) return [{ kind: 'new', text: display(is ?? '') }]
  if (is === undefined) return [{ kind: 'gone', text: display(was) }]
  return diffWords(display(was), display(is)).map(({ value, added, removed }) => ({
    kind: added ? 'new' : removed ? 'gone' : 'same',
    text: value,
  }))
}

/** "summer-bonus" → "Summer bonus" */
export const entryTitle = (slug: string): string => humanise(slug)
