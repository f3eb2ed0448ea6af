import { createHash } from 'node:crypto'

import type { CaptchaService } from '@dining/domain'

import { TYPEFORM_ORIGIN } from '../src/surveys/typeform.ts'
import type { Environment } from './environment.ts'
import { laterScripts } from './later-scripts.ts'

/** A year, the minimum for browsers' preload lists. */
const HSTS = 'max-age=31536000; includeSubDomains'

const FEATURES_OFF = ['camera', 'microphone', 'payment', 'usb', 'serial', 'hid', 'midi', 'display-capture', 'browsing-topics']

/** Headers of every answer of this server, including files and forwarded calls. */
export function baseHeaders(appEnv: Environment['APP_ENV']): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(appEnv !== 'development' ? { 'strict-transport-security': HSTS } : {}),
  }
}

/** The source expression that allows exactly this inline text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

const LATER_SCRIPTS_HASHES = { plain: hashSource(laterScripts(false)), install: hashSource(laterScripts(true)) } as const

/** Additional permissions of a page that shows drafts, or the site as a member sees it. */
export interface PreviewPolicy {
  /** The only origin that may frame it: the studio's, or that of the administration tool, if there is one. */
  readonly framedBy: string | undefined
  /** Text of an additional inline script. */
  readonly script?: string
}

/** Settings with the origins besides the site's own that its pages use. */
type OtherOrigins = Pick<Environment, 'VAULT_ORIGIN' | 'MAP_STYLE_URL' | 'MAP_ORIGINS' | 'ADMIN_ORIGIN'>

/** What the script of a captcha service loads and frames (FORM-25). */
const CAPTCHA_SOURCES: Readonly<Record<CaptchaService['kind'], { readonly scripts: string; readonly frames: string }>> = {
  recaptcha: {
    scripts: ' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
    frames: ' https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  },
  turnstile: { scripts: ' https://challenges.cloudflare.com', frames: ' https://challenges.cloudflare.com' },
}

/** What the script of a card-payment provider loads, frames and calls; that of Stripe by its documents ("Security at Stripe", content policies). */
function paymentSources(script: string | undefined): { readonly scripts: string; readonly frames: string; readonly calls: string } {
  if (script === undefined) return { scripts: '', frames: '', calls: '' }
  const { origin } = new URL(script)
  if (origin !== 'https://js.stripe.com') return { scripts: ` ${origin}`, frames: ` ${origin}`, calls: '' }
  const own = ` ${origin} https://*.js.stripe.com`
  return { scripts: own, frames: `${own} https://hooks.stripe.com`, calls: ' https://api.stripe.com' }
}

/** What a page of the site loads from elsewhere. */
export type PageOrigins = OtherOrigins & {
  readonly captcha?: CaptchaService | undefined
  /** Address of the card-payment provider's script, on pages that may load it (CARD-71). */
  readonly paymentScript?: string | undefined
  /** Whether surveys are embedded from Typeform (SURVEY-14). */
  readonly hasTypeform?: boolean
  /** Whether its script holds the browser's offer to install the site (PWA-05). */
  readonly hasInstallBanner?: boolean
}

/** The origins of a configured map style, each after a space; none with the base map. */
function mapOrigins({ MAP_STYLE_URL: style, MAP_ORIGINS: others = [] }: OtherOrigins): string {
  return style === undefined ? '' : [new URL(style).origin, ...others].map((origin) => ` ${origin}`).join('')
}

/**
 * The content policy of a page. Pages are cached, so inline text is allowed by hash, not by nonce.
 * @param style text of the page's one inline style sheet
 */
function contentPolicy(style: string, origins: PageOrigins, { framedBy = "'none'", script }: PreviewPolicy): string {
  const map = mapOrigins(origins)
  const { captcha } = origins
  const { scripts, frames } = captcha ? CAPTCHA_SOURCES[captcha.kind] : { scripts: '', frames: '' }
  const payment = paymentSources(origins.paymentScript)
  return [
    "default-src 'none'",
    `script-src 'self' ${LATER_SCRIPTS_HASHES[origins.hasInstallBanner === true ? 'install' : 'plain']}${script === undefined ? '' : ` ${hashSource(script)}`}${scripts}${payment.scripts}`,
    `style-src 'self' ${hashSource(style)}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${map}`,
    "font-src 'self'",
    `connect-src 'self'${map}${payment.calls}`,
    "manifest-src 'self'",
    `frame-src ${origins.VAULT_ORIGIN}${frames}${payment.frames}${origins.hasTypeform === true ? ` ${TYPEFORM_ORIGIN}` : ''}`,
    `frame-ancestors ${framedBy}`,
    "form-action 'self'",
    "base-uri 'none'",
  ].join('; ')
}

/** Headers that only documents have. */
export function pageHeaders(style: string, origins: PageOrigins, preview?: PreviewPolicy): Readonly<Record<string, string>> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentPolicy(style, origins, preview ?? { framedBy: origins.ADMIN_ORIGIN }),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': ['geolocation=(self)', ...FEATURES_OFF.map((feature) => `${feature}=()`)].join(', '),
    vary: 'accept-encoding, cookie',
    ...(preview ? { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' } : {}),
  }
}
