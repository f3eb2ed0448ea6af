import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { safeAddress } from './address.ts'

describe('safe addresses', () => {
  it.each([
    ['/search', { href: '/search', to: 'page' }],
    ['/search?location=New York', { href: '/search?location=New%20York', to: 'page' }],
    ['#disclaimer', { href: '#disclaimer', to: 'page' }],
    ['/Login', { href: '/Login', to: 'document' }],
    ['/login', { href: '/login', to: 'page' }],
    ['/SignOut', { href: '/SignOut', to: 'document' }],
    ['https://a.example/x?y=1', { href: 'https://a.example/x?y=1', to: 'site' }],
    ['mailto:a@b.example', { href: 'mailto:a@b.example', to: 'contact' }],
    ['tel:+18005550100', { href: 'tel:+18005550100', to: 'contact' }],
    ['sms:24680', { href: 'sms:24680', to: 'contact' }],
  ])('%s', (address, expected) => {
    expect(safeAddress(address)).toEqual(expected)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://a.example/x',
    '//evil.example/x',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'https://user:pass@evil.example',
    'https://good.example@evil.example',
    'http:///evil.example@x',
    'evil.example/x',
    'relative/path',
    'https://',
    '',
    'https://a.example/\u202egnp.exe',
  ])('refuses %j', (address) => {
    expect(safeAddress(address)).toBeNull()
  })

  it('never returns an address whose scheme can run code', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.webUrl(),
          fc.string().map((s) => `javascript:${s}`),
        ),
        (address) => {
          const safe = safeAddress(address)
          if (safe === null) return
          const protocol = new URL(safe.href, 'https://site.invalid').protocol
          expect(['https:', 'http:', 'mailto:', 'tel:', 'sms:']).toContain(protocol)
          const stays = safe.to === 'page' || safe.to === 'document'
          expect(new URL(safe.href, 'https://site.invalid').host === 'site.invalid').toBe(stays)
        },
      ),
    )
  })
})
