import { createHash } from 'node:crypto'

import type { Environment } from './environment.ts'
import { LATER_SCRIPTS } from './later-scripts.ts'

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

const NO_PREVIEW: PreviewPolicy = { framedBy: undefined }
const LATER_SCRIPTS_HASH = hashSource(LATER_SCRIPTS)

/** Additional permissions of a page that shows drafts. */
export interface PreviewPolicy {
  /** The only origin that may frame it: the studio's, if there is one. */
  readonly framedBy: string | undefined
  /** Text of an additional inline script. */
  readonly script?: string
}

/**
 * The content policy of a page. Pages are cached, so inline text is allowed by hash, not by nonce.
 * @param style text of the page's one inline style sheet
 */
export function contentPolicy(style: string, vaultOrigin: string, { framedBy = "'none'", script }: PreviewPolicy = NO_PREVIEW): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${LATER_SCRIPTS_HASH}${script === undefined ? '' : ` ${hashSource(script)}`}`,
    `style-src 'self' ${hashSource(style)}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${vaultOrigin}`,
    `frame-ancestors ${framedBy}`,
    "form-action 'self'",
    "base-uri 'none'",
  ].join('; ')
}

/** Headers that only documents have. */
export function pageHeaders(style: string, vaultOrigin: string, preview?: PreviewPolicy): Readonly<Record<string, string>> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentPolicy(style, vaultOrigin, preview),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': ['geolocation=(self)', ...FEATURES_OFF.map((feature) => `${feature}=()`)].join(', '),
    vary: 'accept-encoding, cookie',
    ...(preview ? { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' } : {}),
  }
}
