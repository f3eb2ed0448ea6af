import { fail, succeed, type Result } from '@dining/domain'
import type { Tokens } from '@dining/ui/theme/tools'
import { parseSync, type ESTree } from 'vite'

import type { SeedValue } from './seed-rules.ts'

/** A literal in the text of a file: its value, and its place in UTF-16 units. */
interface Literal {
  readonly value: SeedValue
  readonly start: number
  readonly end: number
}

export interface SeedFile {
  readonly tokens: Tokens
  /** By path: `colours.brand`, `cloth.rim.0`. */
  readonly literals: ReadonlyMap<string, Literal>
}

/** `problem` is a sentence. */
export interface Unreadable {
  readonly kind: 'unreadable'
  readonly problem: string
}

class NotPlain extends Error {}

/**
 * Reads `export const tokens = {…}` from the text of a `tokens.ts`, without running it. It must be plain data: objects, arrays, strings and numbers.
 * @returns the seed and where each of its values stands; `unreadable` for any other text
 */
export function readSeedFile(text: string): Result<SeedFile, Unreadable> {
  const { program, errors } = parseSync('tokens.ts', text, { lang: 'ts' })
  const [error] = errors
  if (error) return unreadable(`it has a syntax error: ${error.message}`)
  const found = program.body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration'
      ? statement.declaration.declarations.filter(({ id }) => id.type === 'Identifier' && id.name === 'tokens')
      : [],
  )
  const init = found[0]?.init
  if (!init) return unreadable('it has no `export const tokens = {…}`')
  const literals = new Map<string, Literal>()
  try {
    // The compiler has checked that the file's object is of this type.
    return succeed({ tokens: dataOf(init, '', literals) as Tokens, literals })
  } catch (failure) {
    if (failure instanceof NotPlain) return unreadable(failure.message)
    throw failure
  }
}

const unreadable = (problem: string) => fail({ kind: 'unreadable', problem } as const)

function dataOf(node: ESTree.Expression, at: string, literals: Map<string, Literal>): unknown {
  const inside = (key: string | number) => (at === '' ? `${key}` : `${at}.${key}`)
  if (node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression') return dataOf(node.expression, at, literals)
  if (node.type === 'ObjectExpression')
    return Object.fromEntries(
      node.properties.map((property) => {
        if (property.type !== 'Property' || property.computed || property.key.type !== 'Identifier')
          throw new NotPlain(`\`${at === '' ? 'tokens' : at}\` has a property that is not plain`)
        return [property.key.name, dataOf(property.value, inside(property.key.name), literals)]
      }),
    )
  if (node.type === 'ArrayExpression')
    return node.elements.map((item, i) => {
      if (item === null || item.type === 'SpreadElement') throw new NotPlain(`\`${inside(i)}\` is not a plain value`)
      return dataOf(item, inside(i), literals)
    })
  if (node.type === 'Literal' && (typeof node.value === 'string' || typeof node.value === 'number')) {
    if (literals.has(at)) throw new NotPlain(`\`${at}\` is there twice`)
    literals.set(at, { value: node.value, start: node.start, end: node.end })
    return node.value
  }
  throw new NotPlain(`\`${at === '' ? 'tokens' : at}\` is not a plain value`)
}

/** A string in the quotes that the file has at its place. */
function literal(value: SeedValue, old: string): string {
  if (typeof value === 'number') return String(value)
  const quote = old.startsWith('"') ? '"' : "'"
  return `${quote}${value.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`)}${quote}`
}

/**
 * The text of a `tokens.ts` with other values at some of its paths. Everything else stays, byte for byte, and so does the spelling of a value that is
 * the same.
 * @param values by path; a path that the file lacks is ignored
 */
export function rewriteSeed(text: string, { literals }: SeedFile, values: ReadonlyMap<string, SeedValue>): string {
  const edits = [...values].flatMap(([path, value]) => {
    const found = literals.get(path)
    return found === undefined || found.value === value ? [] : [{ ...found, value }]
  })
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (rewritten, { value, start, end }) =>
        `${rewritten.slice(0, start)}${literal(value, rewritten.slice(start, end))}${rewritten.slice(end)}`,
      text,
    )
}
