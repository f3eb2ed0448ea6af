import type { PageMeta } from '../src/app/meta.ts'
import { STATE_ELEMENT_ID, type PageState } from '../src/app/page-state.ts'
import { laterScripts } from './later-scripts.ts'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes a text for an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
}

/** JSON for a script element: nothing in it can end the element or start a comment. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c')
}

export interface DocumentParts {
  readonly meta: PageMeta
  /** The rules that the page uses, inline. */
  readonly style: string
  /** Paths of the style sheets that they are from: loaded whole with the page's code, and not again by the route loader. */
  readonly held: readonly string[]
  readonly html: string
  readonly state?: PageState
  readonly scripts: readonly string[]
  /** Whether the page offers to install the site (PWA-05). */
  readonly hasInstallBanner?: boolean
  /** Markup after the page, for a visitor who sees drafts, or the site as a member sees it. */
  readonly ribbon?: string | undefined
  /** Elements of the head for search engines and previews of links. */
  readonly head?: string
  /** The element with the data for search engines. It is last, since nothing that a visitor sees waits for it. */
  readonly data?: string
}

/**
 * The document of a page. The rules that it uses come first and inline; scripts are requested after the paint, and so are the style sheets, for what
 * scripts show later. A `disabled` link is not fetched; it marks the sheet as loaded for Vite's loader.
 */
export function renderDocument(parts: DocumentParts): string {
  const { meta, style, held, html, state, scripts, hasInstallBanner = false, ribbon = '', head = '', data = '' } = parts
  const description = `<meta name="description" content="${escapeHtml(meta.description)}"><meta name="keywords" content="${escapeHtml(meta.keywords)}">`
  const sheets = held.map((href) => `<link rel="stylesheet" href="${href}" disabled>`).join('')
  const stateElement = state ? `<script type="application/json" id="${STATE_ELEMENT_ID}">${escapeJson(state)}</script>` : ''
  const code = scripts.length > 0 ? `<script data-scripts="${scripts.join(' ')}">${laterScripts(hasInstallBanner)}</script>` : ''
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">' +
    `<title>${escapeHtml(meta.title)}</title>${description}${head}<link rel="icon" href="/icon.svg"><link rel="manifest" href="/manifest.webmanifest"><style>${style}</style>${sheets}</head>` +
    `<body><div id="root">${html}</div>${ribbon}${stateElement}${code}${data}</body></html>`
  )
}
