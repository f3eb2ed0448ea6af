import { expect, it } from 'vitest'

import { pageHeaders } from './security-headers.ts'

const ORIGINS = { VAULT_ORIGIN: 'https://cards.example', MAP_STYLE_URL: undefined, MAP_ORIGINS: undefined, ADMIN_ORIGIN: undefined }
function policyOf(paymentScript?: string): ReadonlyMap<string, string> {
  const policy = pageHeaders('', { ...ORIGINS, paymentScript })['content-security-policy'] ?? ''
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
