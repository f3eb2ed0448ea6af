import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'

import { describe, expect, it } from 'vitest'

import { secretsOf } from '../../testing/secrets.ts'
import { previewAddress, signPreview, verifyPreview } from './preview-link.ts'

const secrets = secretsOf(randomBytes(32))
const NOW = new Date('2026-03-01T12:00:00Z')
const LATER = new Date('2026-03-01T14:00:00Z')
const token = signPreview(secrets, { partnerId: 'one', until: LATER })
const read = (text: string, { partnerId = 'one', now = NOW } = {}) => verifyPreview(secrets, partnerId, text, now)

/** Every character that a token may contain, and the empty text. */
const SIGNS = ['', '.', ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'.split('')]
const isInvalid = (text: string) => isDeepStrictEqual(read(text), { ok: false, error: 'invalid' })

describe('a preview link', () => {
  it('shows its partner’s drafts until it expires, and not a second longer', () => {
    expect(read(token)).toEqual({ ok: true, value: { partnerId: 'one', until: LATER } })
    expect(read(token, { now: new Date(LATER.getTime() - 1) })).toMatchObject({ ok: true })
    expect(read(token, { now: LATER })).toEqual({ ok: false, error: 'expired' })
  })

  it('shows no drafts of another partner', () => {
    expect(read(token, { partnerId: 'two' })).toEqual({ ok: false, error: 'other-partner' })
    expect(read(token.replace('one', 'two'), { partnerId: 'two' })).toEqual({ ok: false, error: 'invalid' })
  })

  it('is invalid if a single character is changed', () => {
    for (let at = 0; at < token.length; at += 1) {
      const bent = SIGNS.filter((sign) => sign !== token[at]).map((sign) => token.slice(0, at) + sign + token.slice(at + 1))
      expect(bent.filter((text) => !isInvalid(text))).toEqual([])
    }
  })

  it.each([
    ['of another installation', signPreview(secretsOf(randomBytes(32)), { partnerId: 'one', until: LATER })],
    ['without a signature', token.slice(0, token.lastIndexOf('.') + 1)],
    ['with more behind it', `${token}.x`],
    ['with a line break behind it', `${token}\n`],
    ['of words', 'let me in'],
    ['of nothing', ''],
    ['of very much', 'a.1.'.repeat(10_000)],
  ])('is nothing when it is one %s', (_what, text) => {
    expect(read(text)).toEqual({ ok: false, error: 'invalid' })
  })

  it('is an address of the site with the parameters of its page', () => {
    const address = previewAddress(secrets, { partnerId: 'one', until: LATER }, 'https://one.example', '/search?zip=10001')
    expect(address.origin + address.pathname).toBe('https://one.example/search')
    expect([...address.searchParams]).toEqual([
      ['zip', '10001'],
      ['preview', token],
    ])
  })
})
