import type { CaptchaService, Vendor, VendorAccounts } from '@dining/domain'

import { TYPEFORM_ORIGIN } from '../src/surveys/typeform.ts'
import type { Environment } from './environment.ts'

/** What the content policy of a page allows for a vendor: source expressions by directive. */
export interface Sources {
  readonly scripts?: readonly string[]
  readonly frames?: readonly string[]
  readonly images?: readonly string[]
  readonly calls?: readonly string[]
  /**
   * Names of the Trusted Types policies that its code creates; `unknown` for code of which it is not known that it works with Trusted Types. A page
   * that may load such code reports violations and does not block them, until the operator names its policies (VENDOR_TRUSTED_TYPES).
   */
  readonly trustedTypes?: readonly string[] | 'unknown'
}

/** By the documents "reCAPTCHA FAQ" and "Turnstile, Content Security Policy" (FORM-25). */
const CAPTCHAS: Readonly<Record<CaptchaService['kind'], Sources>> = {
  recaptcha: {
    scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    trustedTypes: 'unknown',
  },
  turnstile: {
    scripts: ['https://challenges.cloudflare.com'],
    frames: ['https://challenges.cloudflare.com'],
    trustedTypes: 'unknown',
  },
}

export const captchaSources = (captcha: CaptchaService | undefined): Sources => (captcha ? CAPTCHAS[captcha.kind] : {})

/** The script of a card-payment provider; that of Stripe by its documents ("Security at Stripe", content policies). */
export function paymentSources(script: string | undefined): Sources {
  if (script === undefined) return {}
  const { origin } = new URL(script)
  if (origin !== 'https://js.stripe.com') return { scripts: [origin], frames: [origin] }
  const own = [origin, 'https://*.js.stripe.com']
  return { scripts: own, frames: [...own, 'https://hooks.stripe.com'], calls: ['https://api.stripe.com'], trustedTypes: 'unknown' }
}

/** A configured map style; none with the base map. */
export function mapSources({
  MAP_STYLE_URL: style,
  MAP_ORIGINS: others = [],
}: Pick<Environment, 'MAP_STYLE_URL' | 'MAP_ORIGINS'>): Sources {
  if (style === undefined) return {}
  const origins = [new URL(style).origin, ...others]
  return { images: origins, calls: origins }
}

/** Surveys in a frame (SURVEY-14). */
export const surveySources = (hasTypeform: boolean): Sources => (hasTypeform ? { frames: [TYPEFORM_ORIGIN] } : {})

/** Settings of the accounts at analytics vendors. */
export type VendorSettings = Pick<Environment, 'GTM_CONTAINER_ID' | 'GTM_ORIGIN' | 'SEGMENT_WRITE_KEY' | 'SEGMENT_ORIGIN'>

const GOOGLE = 'https://www.googletagmanager.com'

/** The accounts of the vendors that the partner has switched on and the operator has configured; undefined if there is none. */
export function vendorAccounts(vendors: readonly Vendor[], settings: VendorSettings): VendorAccounts | undefined {
  const has = (kind: Vendor['kind']) => vendors.some((vendor) => vendor.kind === kind)
  const { GTM_CONTAINER_ID: container, GTM_ORIGIN: gtm, SEGMENT_WRITE_KEY: writeKey, SEGMENT_ORIGIN: segment } = settings
  const accounts: VendorAccounts = {
    ...(has('gtm') && container !== undefined ? { gtm: { script: `${gtm}/gtm.js?id=${container}` } } : {}),
    ...(has('segment') && writeKey !== undefined ? { segment: { endpoint: `${segment}/v1/batch`, writeKey } } : {}),
  }
  return Object.keys(accounts).length > 0 ? accounts : undefined
}

/** By "Use Tag Manager with a Content Security Policy" (Google Analytics 4), and by Segment's HTTP API. */
export function analyticsSources(accounts: VendorAccounts | undefined): readonly Sources[] {
  const { gtm, segment } = accounts ?? {}
  const origin = gtm && new URL(gtm.script).origin
  const collectors = ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com']
  return [
    ...(origin === undefined
      ? []
      : [
          origin === GOOGLE
            ? { scripts: ['https://*.googletagmanager.com'], images: collectors, calls: collectors, trustedTypes: ['goog#html'] }
            : { scripts: [origin], images: [origin], calls: [origin], trustedTypes: ['goog#html'] },
        ]),
    ...(segment ? [{ calls: [new URL(segment.endpoint).origin] }] : []),
  ]
}
