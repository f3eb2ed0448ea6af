import { createHash } from 'node:crypto'

import type { CaptchaService, VendorAccounts } from '@dining/domain'

import type { Environment } from './environment.ts'
import { laterScripts } from './later-scripts.ts'
import { REPORTS_PATH } from './policy-reports.ts'
import { analyticsSources, captchaSources, mapSources, paymentSources, surveySources } from './vendor-sources.ts'

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
type OtherOrigins = Pick<Environment, 'PUBLIC_ORIGIN' | 'VAULT_ORIGIN' | 'MAP_STYLE_URL' | 'MAP_ORIGINS' | 'ADMIN_ORIGIN'>

/** What a page of the site loads from elsewhere. */
export type PageOrigins = OtherOrigins &
  Partial<Pick<Environment, 'VENDOR_TRUSTED_TYPES'>> & {
    readonly captcha?: CaptchaService | undefined
    /** Address of the card-payment provider's script, on pages that may load it (CARD-71). */
    readonly paymentScript?: string | undefined
    /** Whether surveys are embedded from Typeform (SURVEY-14). */
    readonly hasTypeform?: boolean
    /** Accounts at analytics vendors, on pages that may load their code. */
    readonly vendors?: VendorAccounts | undefined
    /** Whether its script holds the browser's offer to install the site (PWA-05). */
    readonly hasInstallBanner?: boolean
  }

/** Policies of our own code: the page's files, scripts of vendors, the service worker, the worker of the map and texts of its attribution. */
const OWN_TYPES = 'dining-code dining-captcha dining-payment dining-vendor dining-worker dining-text default'
const REQUIRE_TYPES = "require-trusted-types-for 'script'"

/** The name of the endpoint for reports, in `Reporting-Endpoints`. */
const REPORTS = 'policy'
/** Browsers know endpoints of HTTPS sites alone, and those that know `report-to` ignore the older way beside it. */
const hasEndpoint = ({ PUBLIC_ORIGIN: origin }: OtherOrigins) => origin.startsWith('https:')

interface Policies {
  readonly enforced: string
  /** Undefined if everything is enforced. */
  readonly reported: string | undefined
}

/**
 * The content policy of a page. Pages are cached, so inline text is allowed by hash, not by nonce.
 * @param style text of the page's one inline style sheet
 */
function contentPolicy(style: string, origins: PageOrigins, { framedBy = "'none'", script }: PreviewPolicy): Policies {
  const sources = [
    captchaSources(origins.captcha),
    paymentSources(origins.paymentScript),
    mapSources(origins),
    surveySources(origins.hasTypeform === true),
    ...analyticsSources(origins.vendors),
  ]
  const of = (name: 'scripts' | 'frames' | 'images' | 'calls') =>
    [...new Set(sources.flatMap(({ [name]: list = [] }) => list))].map((source) => ` ${source}`).join('')
  const known = origins.VENDOR_TRUSTED_TYPES
  const types = sources.flatMap(({ trustedTypes = [] }) => (trustedTypes === 'unknown' ? (known ?? []) : trustedTypes))
  const isEnforced = known !== undefined || sources.every(({ trustedTypes }) => trustedTypes !== 'unknown')
  const reporting = `report-uri ${REPORTS_PATH}${hasEndpoint(origins) ? `; report-to ${REPORTS}` : ''}`
  const directives = [
    "default-src 'none'",
    `script-src 'self' ${LATER_SCRIPTS_HASHES[origins.hasInstallBanner === true ? 'install' : 'plain']}${script === undefined ? '' : ` ${hashSource(script)}`}${of('scripts')}`,
    `style-src 'self' ${hashSource(style)}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${of('images')}`,
    "font-src 'self'",
    `connect-src 'self'${of('calls')}`,
    "manifest-src 'self'",
    `frame-src ${origins.VAULT_ORIGIN}${of('frames')}`,
    `frame-ancestors ${framedBy}`,
    "form-action 'self'",
    "base-uri 'none'",
    ...(isEnforced ? [REQUIRE_TYPES, `trusted-types ${[OWN_TYPES, ...new Set(types)].join(' ')}`] : []),
    reporting,
  ]
  return { enforced: directives.join('; '), reported: isEnforced ? undefined : `${REQUIRE_TYPES}; ${reporting}` }
}

/** Headers that only documents have. */
export function pageHeaders(style: string, origins: PageOrigins, preview?: PreviewPolicy): Readonly<Record<string, string>> {
  const { enforced, reported } = contentPolicy(style, origins, preview ?? { framedBy: origins.ADMIN_ORIGIN })
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': enforced,
    ...(reported === undefined ? {} : { 'content-security-policy-report-only': reported }),
    ...(hasEndpoint(origins) ? { 'reporting-endpoints': `${REPORTS}="${REPORTS_PATH}"` } : {}),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': ['geolocation=(self)', ...FEATURES_OFF.map((feature) => `${feature}=()`)].join(', '),
    vary: 'accept-encoding, cookie',
    ...(preview ? { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' } : {}),
  }
}
