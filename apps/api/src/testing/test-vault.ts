import { createHash } from 'node:crypto'

import type { TokenizeAnswer } from '@dining/contract'
import { fail, succeed, type CardTypeCode } from '@dining/domain'

import type { Vault } from '../adapters/vault.ts'

/** Replaces the vault's HTTP listener, which is another app: accepts the envelopes of `envelope`, and can be switched off. */
export interface TestVault extends Vault {
  available: boolean
  readonly calls: string[]
  /** Tokens whose release was requested. */
  readonly released: string[]
}

/** The envelope that the frame would send for this card. The same name is the same card. */
export function envelope(name: string, brand: CardTypeCode = 'VISA', lastFour = '4242'): string {
  return `${name}.${brand}.${lastFour}`
}

/** Fingerprint of the card with this name. */
export const fingerprintOf = (name: string) => createHash('sha256').update(name).digest('hex')

const LIFE_MS = 10 * 60_000
const REASONS = ['unreadable', 'expired', 'already-used', 'invalid-number', 'brand-not-accepted', 'not-eligible'] as const
const BRANDS = ['AMEX', 'DISC', 'MAST', 'VISA'] as const

function answerTo(jwe: string, accepted: readonly CardTypeCode[]): TokenizeAnswer {
  const [name = '', brandText = '', lastFour = ''] = jwe.split('.')
  const brand = BRANDS.find((code) => code === brandText)
  const reason = REASONS.find((one) => one === name)
  if (reason) return { result: 'refused', reason }
  if (!brand) return { result: 'refused', reason: 'unreadable' }
  if (!accepted.includes(brand)) return { result: 'refused', reason: 'brand-not-accepted' }
  return { result: 'token', token: `tok-${name}`, fingerprint: fingerprintOf(name), brand, lastFour }
}

/** Id of the verification of this card. */
export const verificationOf = (fingerprint: string) => `ver_${fingerprint}`

/** The code that the holder of a card receives; each card has its own. */
export const codeOf = (fingerprint: string) => String(100_000 + (Number.parseInt(fingerprint.slice(0, 8), 16) % 900_000))

/** The vault's token of a card that a partner has loaded, by the name of `envelope`. */
export const loadedToken = (name: string) => `tok_loaded-${name}`

export function testVault(): TestVault {
  /** Registered cards, with the number of their last registration in place of a time. */
  const registered = new Map<string, { readonly partnerId: string; readonly at: number }>()
  let registrations = 0
  const register = (partnerId: string, answer: TokenizeAnswer): TokenizeAnswer => {
    if (answer.result === 'token') registered.set(answer.token, { partnerId, at: ++registrations })
    return answer
  }
  const vault: TestVault = {
    available: true,
    calls: [],
    released: [],
    async startVerification({ fingerprint }) {
      if (!vault.available) return fail({ kind: 'vault-unavailable' })
      return succeed({
        result: 'started',
        id: verificationOf(fingerprint),
        expiresAt: new Date(Date.now() + LIFE_MS).toISOString(),
        lastFour: '4242',
      })
    },
    async confirmVerification({ id, code }) {
      if (!vault.available) return fail({ kind: 'vault-unavailable' })
      const [, fingerprint] = /^ver_([0-9a-f]{64})$/.exec(id) ?? []
      if (fingerprint === undefined) return succeed({ result: 'expired' })
      if (code !== codeOf(fingerprint)) return succeed({ result: 'wrong-code', attemptsLeft: 1 })
      return succeed({ result: 'confirmed', fingerprint })
    },
    async release({ token }) {
      if (!vault.available) return fail({ kind: 'vault-unavailable' })
      vault.released.push(token)
      registered.delete(token)
      return succeed({ result: 'released' })
    },
    async registered({ after }) {
      if (!vault.available) return fail({ kind: 'vault-unavailable' })
      const last = { at: registrations, token: '' }
      if (after === null) return succeed({ cards: [], last, hasMore: false })
      const listed = [...registered].filter(([, { at }]) => at > after.at)
      return succeed({ cards: listed.map(([token, { partnerId }]) => ({ token, partnerId })), last, hasMore: false })
    },
    async registerLoaded({ token, partnerId, accepted }) {
      if (!vault.available) return fail({ kind: 'vault-unavailable' })
      const [, name] = /^tok_loaded-(.+)$/.exec(token) ?? []
      if (name === undefined) return succeed({ result: 'refused', reason: 'not-eligible' })
      const answer = answerTo(envelope(name), accepted)
      return succeed(register(partnerId, answer.result === 'token' ? { ...answer, token } : answer))
    },
    async tokenize({ jwe, partnerId, accepted }) {
      vault.calls.push(jwe)
      return vault.available ? succeed(register(partnerId, answerTo(jwe, accepted))) : fail({ kind: 'vault-unavailable' })
    },
  }
  return vault
}
