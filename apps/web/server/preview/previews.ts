import type { IncomingMessage, ServerResponse } from 'node:http'

import { PREVIEW_COOKIE } from '@dining/contract'
import { readCookie } from '@dining/session'

import type { CheckPreview } from './preview-check.ts'
import { isNote, type Note } from './preview-note.ts'

/** Of the address: a link's token, the wish to end the preview, or what there is to say about a link that opened nothing. */
const PARAMETER = 'preview'
/** Every address that has the parameter, and a few more: only those are read. */
const CARRIES = /[?&]preview=/
const END = 'end'

/** Also in a frame of another site, such as the studio's: there the cookie is that site's own copy (CHIPS), which no page of ours outside sees. */
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=None; Partitioned'
/** Cookie line that ends a preview. */
export const PREVIEW_ENDED = `${PREVIEW_COOKIE}=; ${ATTRIBUTES}; Max-Age=0`

/** A browser that sees drafts. */
export interface OpenPreview {
  readonly until: Date
}

export interface Previews {
  /** Answers an address that opens or ends a preview, or says why a link opens nothing. @returns whether it was one */
  serve(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  /** The preview of who asks; `over` when the cookie of one opens nothing any more. */
  of(request: IncomingMessage): Promise<OpenPreview | 'over' | null>
}

interface Options {
  readonly check: CheckPreview
  readonly publicOrigin: string
  readonly baseHeaders: Readonly<Record<string, string>>
  /** Writes the page that says why a link opens nothing. */
  readonly sayWhy: (note: Note, response: ServerResponse) => void
}

/** Preview links: the token leaves the address at once, for a cookie that ends with it (CONTENT-07). */
export function createPreviews({ check, publicOrigin, baseHeaders, sayWhy }: Options): Previews {
  function lead(response: ServerResponse, place: string, cookie?: string) {
    const headers = { location: place, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }
    response.writeHead(303, { ...baseHeaders, ...headers, ...(cookie === undefined ? {} : { 'set-cookie': cookie }) }).end()
  }

  return {
    async serve(request, response) {
      const { url = '/' } = request
      if (!CARRIES.test(url)) return false
      const home = new URL('/', publicOrigin)
      const address = (url.startsWith('//') ? null : URL.parse(url, home)) ?? home
      const value = address.searchParams.get(PARAMETER) ?? ''
      address.searchParams.delete(PARAMETER)
      // Of this site in any case: two slashes would begin another one's name.
      const place = `/${address.pathname.replace(/^\/+/, '')}${address.search}`
      if (isNote(value)) sayWhy(value, response)
      else if (value === END) lead(response, place, PREVIEW_ENDED)
      else {
        const found = await check(value)
        if (found.state === 'open') {
          const cookie = `${PREVIEW_COOKIE}=${value}; ${ATTRIBUTES}; Expires=${found.until.toUTCString()}`
          lead(response, place, cookie)
        } else lead(response, `/?${PARAMETER}=${found.state}`)
      }
      return true
    },

    async of(request) {
      const token = readCookie(request.headers.cookie, PREVIEW_COOKIE)
      if (token === undefined) return null
      const found = await check(token)
      if (found.state === 'open') return { until: found.until }
      return found.state === 'unavailable' ? null : 'over'
    },
  }
}
