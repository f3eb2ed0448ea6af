import { expect, it } from 'vitest'

import { pageHeaders, type PageOrigins } from './security-headers.ts'
import { vendorAccounts } from './vendor-sources.ts'

const ORIGINS = {
  PUBLIC_ORIGIN: 'https://dining.example',
  VAULT_ORIGIN: 'https://cards.example',
  MAP_STYLE_URL: undefined,
  MAP_ORIGINS: undefined,
  ADMIN_ORIGIN: undefined,
}
function policyOf(paymentScript?: string, more: Partial<PageOrigins> = {}): ReadonlyMap<string, string> {
  const policy = pageHeaders('', { ...ORIGINS, paymentScript, ...more })['content-security-policy'] ?? ''
  return new Map(policy.split('; ').map((directive) => [directive.split(' ', 1)[0] ?? '', directive] as const))
}

it('allows the script, the frames and the calls of the card-payment provider on its pages alone [CARD-71] [CARD-72]', () => {
  const own = policyOf('https://js.stripe.com/v3/')
  expect(own.get('script-src')).toMatch(/ https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com$/)
  expect(own.get('frame-src')).toBe(
    'frame-src https://cards.example https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  )
  expect(own.get('connect-src')).toBe("connect-src 'self' https://api.stripe.com")
  const local = policyOf('http://payments.localhost:3000/v3/')
  expect(local.get('script-src')).toMatch(/ http:\/\/payments\.localhost:3000$/)
  expect(local.get('connect-src')).toBe("connect-src 'self'")
  expect([...policyOf().values()].join()).not.toMatch(/stripe|payments/)
})

const ACCOUNTS = {
  GTM_CONTAINER_ID: 'GTM-ABC1234',
  GTM_ORIGIN: 'https://www.googletagmanager.com',
  SEGMENT_WRITE_KEY: 'writekey1',
  SEGMENT_ORIGIN: 'https://api.segment.io',
}
const GTM = { kind: 'gtm', purposes: ['measurement'] } as const
const SEGMENT = { kind: 'segment', purposes: ['measurement'] } as const

it('allows what a vendor needs where the partner has it and the operator has an account, and nothing elsewhere', () => {
  const sourcesOf = (vendors: Parameters<typeof vendorAccounts>[0], settings = ACCOUNTS) => {
    const policy = policyOf(undefined, { vendors: vendorAccounts(vendors, settings) })
    return ['script-src', 'img-src', 'connect-src'].map(
      (name) =>
        policy
          .get(name)
          ?.match(/https:\S+/g)
          ?.join(' ') ?? '',
    )
  }
  const collectors = 'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com'
  expect(sourcesOf([GTM])).toEqual(['https://*.googletagmanager.com', collectors, collectors])
  expect(sourcesOf([SEGMENT])).toEqual(['', '', 'https://api.segment.io'])
  expect(sourcesOf([])).toEqual(['', '', ''])
  const own = 'https://tags.example'
  expect(sourcesOf([GTM], { ...ACCOUNTS, GTM_ORIGIN: own })).toEqual([own, own, own])
  expect(vendorAccounts([GTM], { ...ACCOUNTS, GTM_CONTAINER_ID: undefined })).toBeUndefined()
})

it('enforces Trusted Types, but only reports where a page may load a script that is not known to work with them', () => {
  const typesOf = (more: Partial<PageOrigins>) => {
    const headers = pageHeaders('', { ...ORIGINS, ...more })
    const has = (name: string) => headers[name]?.includes("require-trusted-types-for 'script'") === true
    return [has('content-security-policy'), has('content-security-policy-report-only')]
  }
  expect(typesOf({})).toEqual([true, false])
  expect(typesOf({ vendors: vendorAccounts([GTM, SEGMENT], ACCOUNTS) })).toEqual([true, false])
  expect(typesOf({ captcha: { kind: 'turnstile', siteKey: 'x' } })).toEqual([false, true])
  expect(typesOf({ paymentScript: 'https://js.stripe.com/v3/' })).toEqual([false, true])
  // The operator knows that it works, and which policies it creates.
  const tried: Partial<PageOrigins> = { captcha: { kind: 'turnstile', siteKey: 'x' }, VENDOR_TRUSTED_TYPES: ['captcha-service'] }
  expect(typesOf(tried)).toEqual([true, false])
  expect(policyOf(undefined, tried).get('trusted-types')).toContain('captcha-service')
  expect(policyOf(undefined, { VENDOR_TRUSTED_TYPES: ['captcha-service'] }).get('trusted-types')).not.toContain('captcha-service')
  expect(policyOf().get('trusted-types')).not.toContain('goog#html')
  expect(policyOf(undefined, { vendors: vendorAccounts([GTM], ACCOUNTS) }).get('trusted-types')).toContain('goog#html')
})

it('has browsers report to the same host, by both ways', () => {
  const headers = pageHeaders('', ORIGINS)
  expect(headers['reporting-endpoints']).toBe('policy="/policy-reports"')
  expect(headers['content-security-policy']).toMatch(/; report-uri \/policy-reports; report-to policy$/)
  // Chromium ignores both ways if the endpoint of the newer one is that of a site without HTTPS.
  const plain = pageHeaders('', { ...ORIGINS, PUBLIC_ORIGIN: 'http://one.localhost:3000' })
  expect([plain['reporting-endpoints'], plain['content-security-policy']]).toEqual([
    undefined,
    expect.stringMatching(/; report-uri \/policy-reports$/),
  ])
})
