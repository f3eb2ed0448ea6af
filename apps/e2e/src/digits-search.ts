import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Digits in printed and typed groups: by fours, and in Amex's format. */
function grouped(digits: string, gap: string): string[] {
  const cuts = [
    [4, 8, 12, 16],
    [4, 10],
  ]
  return cuts.map((gaps) => Array.from(digits, (digit, at) => (gaps.includes(at) ? gap + digit : digit)).join(''))
}

/** The part of a text's base64 that does not depend on the neighbouring bytes, for each of the three possible offsets. */
function base64Cores(text: string): string[] {
  return [0, 1, 2].map((before) => {
    const whole = Buffer.from('x'.repeat(before) + text).toString('base64')
    const end = Math.floor((before + text.length) / 3) * 4
    return whole.slice(before === 0 ? 0 : 4, end)
  })
}

/**
 * Every form in which a number could stand somewhere: plain, grouped by spaces, dashes or dots, as part of an address or a form, in
 * base64 at any place, as hexadecimal, and in two bytes a digit.
 */
export function formsOf(digits: string): string[] {
  const readable = [digits, ...[' ', '-', '.', '%20', '+', '%2D', '\u00a0'].flatMap((gap) => grouped(digits, gap))]
  const hidden = [digits, ...grouped(digits, ' '), ...grouped(digits, '-')].flatMap((text) => [
    ...base64Cores(text),
    Buffer.from(text).toString('hex'),
    Buffer.from(text, 'utf16le').toString('latin1'),
  ])
  // The search compares bytes; a non-ASCII form appears in them as UTF-8.
  return [...new Set([...readable.map((text) => Buffer.from(text).toString('latin1')), ...hidden])]
}

export type Search = (content: string | Uint8Array) => string[]

/** A search for numbers in all their forms; it returns the last four digits of each number found. */
export function searchFor(numbers: readonly string[]): Search {
  const numberOf = new Map(numbers.flatMap((number) => formsOf(number).map((form) => [form.toLowerCase(), number] as const)))
  const pattern = new RegExp([...numberOf.keys()].map((form) => form.replaceAll(/[$.*+?^()[\]{}|\\]/g, String.raw`\$&`)).join('|'), 'gi')
  return (content) => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content.buffer, content.byteOffset, content.byteLength)
    const found = bytes.toString('latin1').match(pattern) ?? []
    return [...new Set(found.map((form) => `…${numberOf.get(form.toLowerCase())?.slice(-4)}`))]
  }
}

/** Every file below a folder, with its relative path. A file that disappears during reading is skipped. */
export function* filesBelow(folder: string): Generator<{ readonly path: string; readonly bytes: Uint8Array }> {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !statSync(path, { throwIfNoEntry: false })) continue
    yield { path: relative(folder, path), bytes: readFileSync(path) }
  }
}
