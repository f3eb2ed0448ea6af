import { randomBytes, randomInt } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

import * as v from 'valibot'

/** Milliseconds that a code is valid. */
const CODE_LIFE_MS = 10 * 60_000
/** Codes that the page lists; the oldest goes first. */
const CODES_KEPT = 100

const registrationSchema = v.object({ key: v.string(), token: v.string(), partner: v.string(), lastFour: v.string() })
export type Registration = v.InferOutput<typeof registrationSchema>
const entrySchema = v.variant('op', [
  v.object({ op: v.literal('registered'), ...registrationSchema.entries }),
  v.object({ op: v.literal('released'), token: v.string() }),
  v.object({ op: v.literal('referred'), reference: v.string(), lastFour: v.string() }),
])

/** A code that proves that somebody holds a card. */
export interface Code {
  readonly id: string
  readonly token: string
  readonly lastFour: string
  readonly code: string
  /** ISO 8601. */
  readonly at: string
}

/** What the processor remembers: references and registrations by idempotency key, never a card number, and verification codes. */
export interface Ledger {
  /** A new reference for a card that is not registered. */
  readonly refer: (lastFour: string) => string
  /** The last four digits of the card of a reference; null for an unknown one. */
  readonly referred: (reference: string) => string | null
  /** The registration of this key; made when there is none. */
  readonly register: (key: string, partner: string, lastFour: string) => Registration
  /** False when there is no such registration. */
  readonly release: (by: { readonly token: string } | { readonly key: string }) => boolean
  readonly registrations: () => readonly Registration[]
  /** Null for an unknown token. */
  readonly startVerification: (token: string) => Code | null
  readonly confirm: (id: string, code: string) => boolean
  /** Newest first. */
  readonly codes: () => readonly Code[]
}

/**
 * Opens the ledger.
 * @param file journal with one JSON object a line, so that a restart keeps the registrations; in memory only without it
 */
export function openLedger(file?: string): Ledger {
  const byKey = new Map<string, Registration>()
  const references = new Map<string, string>()
  const codes: Code[] = []
  const remove = (token: string) => {
    for (const [key, one] of byKey) if (one.token === token) byKey.delete(key)
  }
  if (file !== undefined) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
      const entry = v.safeParse(v.pipe(v.string(), v.parseJson(), entrySchema), line)
      // A line that a crash cut off is skipped.
      if (!entry.success) continue
      if (entry.output.op === 'released') remove(entry.output.token)
      else if (entry.output.op === 'referred') references.set(entry.output.reference, entry.output.lastFour)
      else byKey.set(entry.output.key, v.parse(registrationSchema, entry.output))
    }
  }
  const note = (entry: v.InferOutput<typeof entrySchema>) => {
    if (file !== undefined) appendFileSync(file, `${JSON.stringify(entry)}\n`, { mode: 0o600 })
  }
  const find = (token: string) => [...byKey.values()].find((one) => one.token === token)

  return {
    refer(lastFour) {
      const reference = `ref_${randomBytes(12).toString('hex')}`
      references.set(reference, lastFour)
      note({ op: 'referred', reference, lastFour })
      return reference
    },
    referred: (reference) => references.get(reference) ?? null,
    register(key, partner, lastFour) {
      const known = byKey.get(key)
      if (known) return known
      const made = { key, token: `nt_${randomBytes(12).toString('hex')}`, partner, lastFour }
      byKey.set(key, made)
      note({ op: 'registered', ...made })
      return made
    },
    release(by) {
      const found = 'key' in by ? byKey.get(by.key) : find(by.token)
      if (!found) return false
      byKey.delete(found.key)
      note({ op: 'released', token: found.token })
      return true
    },
    registrations: () => [...byKey.values()],
    startVerification(token) {
      const registration = find(token)
      if (!registration) return null
      const made = {
        id: randomBytes(12).toString('hex'),
        token,
        lastFour: registration.lastFour,
        code: String(randomInt(1_000_000)).padStart(6, '0'),
        at: new Date().toISOString(),
      }
      codes.unshift(made)
      codes.splice(CODES_KEPT)
      return made
    },
    confirm: (id, code) => codes.some((one) => one.id === id && one.code === code && Date.parse(one.at) > Date.now() - CODE_LIFE_MS),
    codes: () => codes,
  }
}
