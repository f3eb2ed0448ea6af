import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Bytes of each password's SHA-1 that are kept; the chance that another password has the same bytes is about one in a billion. */
const ENTRY_BYTES = 6

/** Passwords of public leaks; data/README.md describes how the file is made. */
const FILE = join(import.meta.dirname, '../../data/breached-passwords.bin')

/** An entry of the list. The list ignores upper and lower case, because guessing programs try both. */
const entryOf = (password: string) => createHash('sha1').update(password.normalize('NFC').toLowerCase()).digest().subarray(0, ENTRY_BYTES)

/** The file of a list: its entries, sorted, each once. */
export function encodeList(passwords: Iterable<string>): Buffer {
  const entries = new Set<string>()
  for (const password of passwords) entries.add(entryOf(password).toString('hex'))
  return Buffer.from([...entries].toSorted().join(''), 'hex')
}

export interface BreachedList {
  readonly size: number
  has(password: string): boolean
}

/** A list in the form of `encodeList`. */
export function decodeList(file: Buffer): BreachedList {
  const size = file.length / ENTRY_BYTES
  return {
    size,
    has(password) {
      const entry = entryOf(password)
      let [low, high] = [0, size]
      while (low < high) {
        const middle = (low + high) >>> 1
        const order = file.compare(entry, 0, ENTRY_BYTES, middle * ENTRY_BYTES, (middle + 1) * ENTRY_BYTES)
        if (order === 0) return true
        // `compare` orders the file's entry against the password's.
        if (order < 0) low = middle + 1
        else high = middle
      }
      return false
    },
  }
}

let list: BreachedList | undefined

/** The list of this project, read at its first use. */
export const breachedList = (): BreachedList => (list ??= decodeList(readFileSync(FILE)))
