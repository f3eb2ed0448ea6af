import { createHash } from 'node:crypto'

import type { CardTypeCode } from '@dining/domain'

import type { PublicJwk } from './frame-keys.ts'
import type { FrameFace } from './parents.ts'

/** The frame's built script and its style; both are inside the page, allowed only by their hashes. */
export interface FrameBundle {
  readonly script: string
  readonly style: string
}

/** The data of one page; the frame reads it from a data block (frame/page-data.ts). */
export interface PageData {
  readonly partner: string
  readonly nonce: string
  readonly accepted: readonly CardTypeCode[]
  /** Origins that may be this frame's parent. */
  readonly origins: readonly string[]
  readonly kid: string
  readonly jwk: PublicJwk
  /** Milliseconds since 1970 by the vault's clock. */
  readonly now: number
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** JSON that cannot end its element. */
const inert = (data: unknown) => JSON.stringify(data).replaceAll('<', String.raw`\u003c`)

/** Preloaded, so that texts appear in it early. */
const faceTags = (face: FrameFace | undefined) =>
  face ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="${face.path}"><style>${face.rule}</style>` : ''

/** Creates the page and its headers for a bundle. Throws if the bundle could end its own element: such a build must not be served. */
export function createPage({ script, style }: FrameBundle) {
  if (/<\/(script|style)/i.test(script + style)) throw new Error('The frame bundle contains an end tag')
  const scriptHash = hashOf(script)
  const styleHash = hashOf(style)
  return {
    html: (data: PageData, face?: FrameFace) =>
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
      `<meta name="color-scheme" content="light dark"><title>Card number</title>${faceTags(face)}<style>${style}</style></head><body><div id="app" hidden></div>` +
      `<script type="application/json" id="data">${inert(data)}</script><script>${script}</script></body></html>`,
    headers: (origins: readonly string[], face?: FrameFace): Record<string, string> => ({
      // Only a typeface of this server may be loaded, and no call or navigation is allowed: a number could not leave even if
      // the script were changed.
      'content-security-policy': [
        "default-src 'none'",
        `script-src ${scriptHash}`,
        `style-src ${[styleHash, ...(face ? [hashOf(face.rule)] : [])].join(' ')}`,
        ...(face ? ["font-src 'self'"] : []),
        "base-uri 'none'",
        "form-action 'none'",
        `frame-ancestors ${origins.join(' ')}`,
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ].join('; '),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy':
        'camera=(), microphone=(), geolocation=(), payment=(), usb=(), clipboard-read=(), display-capture=(), publickey-credentials-get=()',
    }),
  }
}
