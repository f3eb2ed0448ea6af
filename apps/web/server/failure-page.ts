import type { Partner } from '@dining/partner-kit'

import { escapeHtml } from './document.ts'

/**
 * Shown when even the error screen cannot be rendered: no script, no style, the reference code and the support phone (ERRORPAGE-01,
 * ERRORPAGE-02).
 */
export function failurePage({ program, support }: Partner, reference: string): string {
  const { href, formatted } = support.phone
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${escapeHtml(program.programName)}</title></head><body><main id="main"><h1>Something went wrong</h1>` +
    `<p>Please try again in a moment. If it stays like this, call <a href="${escapeHtml(href)}">${escapeHtml(formatted)}</a> ` +
    `and give the code ${escapeHtml(reference)}.</p><p><a href="/">Home</a></p></main></body></html>`
  )
}
