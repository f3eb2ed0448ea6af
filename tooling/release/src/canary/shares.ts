import { createHash, randomBytes } from 'node:crypto'

/** Seconds for which a visitor keeps the number that a share is chosen by: longer than any canary should be. */
const LIFE_SECONDS = 14 * 86_400

const NUMBER = /^[0-9a-f]{16}$/

/** The cookie by which a visitor stays with a version. It exists only while a canary is active, and says nothing about the visitor. */
export interface ShareCookie {
  /** The number of the visitor; null without a valid one. */
  readonly read: (header: string | undefined) => string | null
  /** Whether the visitor has the cookie, valid or not. */
  readonly isSent: (header: string | undefined) => boolean
  /** A random number, and the line that gives it to the visitor. */
  readonly make: () => { readonly number: string; readonly line: string }
  /** The line that takes it from the visitor. */
  readonly removal: string
}

/** @param isSecure whether visitors use https; then no other host can set it */
export function shareCookie(isSecure: boolean): ShareCookie {
  const name = isSecure ? '__Host-release' : 'release'
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  const valueOf = (header = '') =>
    header
      .split(';')
      .map((pair) => pair.trim())
      .findLast((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1)
  return {
    read: (header) => {
      const value = valueOf(header)
      return value !== undefined && NUMBER.test(value) ? value : null
    },
    isSent: (header) => valueOf(header) !== undefined,
    make: () => {
      const number = randomBytes(8).toString('hex')
      return { number, line: `${name}=${number}; Max-Age=${LIFE_SECONDS}; ${attributes}` }
    },
    removal: `${name}=; Max-Age=0; ${attributes}`,
  }
}

/**
 * Whether a visitor belongs to the share of a canary: always the same answer for the same version, and a visitor in a small share is also in each
 * larger one.
 * @param share percent
 */
export function isInShare(number: string, version: string, share: number): boolean {
  const place = createHash('sha256').update(`${version}:${number}`).digest().readUInt32BE() / 2 ** 32
  return place * 100 < share
}
