import { parseSync, Visitor } from 'vite'

/** A part of a module's code, and what replaces it. */
export interface Cut {
  readonly start: number
  readonly end: number
  readonly by: string
}

/** The body of a function that does nothing. */
export const EMPTY = '{}'

interface CutCode {
  readonly code: string
  /** Functions of the table that the code does not have. */
  readonly missing: readonly string[]
}

/** Finds what to cut in a module's syntax tree. */
export type Cutter = (add: (cut: Cut) => void) => ConstructorParameters<typeof Visitor>[0]

/** The code without the cuts. What is inside another cut goes with it. */
function without(code: string, cuts: readonly Cut[]): string {
  let text = ''
  let at = 0
  for (const { start, end, by } of cuts.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < at) continue
    text += code.slice(at, start) + by
    at = end
  }
  return text + code.slice(at)
}

/**
 * Replaces the bodies of function declarations, and cuts what further visitors find.
 * @param bodies the new body of each function; the first declaration with a name counts
 */
export function cutCode(code: string, bodies: Readonly<Record<string, string>>, cutters: readonly Cutter[]): CutCode {
  const left = new Map(Object.entries(bodies))
  const cuts: Cut[] = []
  const { program } = parseSync('module.js', code)
  const add = (cut: Cut) => void cuts.push(cut)
  const functions: Cutter = () => ({
    FunctionDeclaration({ id, body }) {
      const by = left.get(id?.name ?? '')
      if (by === undefined || !body) return
      left.delete(id?.name ?? '')
      add({ start: body.start, end: body.end, by })
    },
  })
  for (const cutter of [functions, ...cutters]) new Visitor(cutter(add)).visit(program)
  return { code: without(code, cuts), missing: [...left.keys()] }
}
