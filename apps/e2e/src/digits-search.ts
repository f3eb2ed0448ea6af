import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Digits in groups as they are printed and typed: by fours, and as Amex prints them. */
function grouped(digits: string, gap: string): string[] {
  const cuts = [
    [4, 8, 12, 16],
    [4, 10],
  ]
  return cuts.map((gaps) => Array.from(digits, (digit, at) => (gaps.includes(at) ? gap + digit : digit)).join(''))
}

/** What of a text's base64 does not depend on the bytes around it, for each of the three places at which it can begin. */
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
  // The search is over bytes; a form that is not ASCII stands in them as UTF-8.
  return [...new Set([...readable.map((text) => Buffer.from(text).toString('latin1')), ...hidden])]
}

export type Search = (content: string | Uint8Array) => string[]

/** A search for numbers in all their forms; it answers the last four digits of each that it found. */
export function searchFor(numbers: readonly string[]): Search {
  const numberOf = new Map(numbers.flatMap((number) => formsOf(number).map((form) => [form.toLowerCase(), number] as const)))
  const pattern = new RegExp([...numberOf.keys()].map((form) => form.replaceAll(/[$.*+?^()[\]{}|\\]/g, String.raw`\$&`)).join('|'), 'gi')
  return (content) => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content.buffer, content.byteOffset, content.byteLength)
    const found = bytes.toString('latin1').match(pattern) ?? []
    return [...new Set(found.map((form) => `…${numberOf.get(form.toLowerCase())?.slice(-4)}`))]
  }
}

/** Every file below a folder, with its path in it. A file that goes while this reads is none. */
export function* filesBelow(folder: string): Generator<{ readonly path: string; readonly bytes: Uint8Array }> {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !statSync(path, { throwIfNoEntry: false })) continue
    yield { path: relative(folder, path), bytes: readFileSync(path) }
  }
}
