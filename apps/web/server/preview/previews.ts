import type { IncomingMessage, ServerResponse } from 'node:http'

import { PREVIEW_COOKIE } from '@dining/contract'
import { readCookie } from '@dining/session'

import type { CheckPreview } from './preview-check.ts'
import { isNote, type Note } from './preview-note.ts'

/** Value of the address parameter: a link's token, the request to end the preview, or the reason why a link was rejected. */
const PARAMETER = 'preview'
/** Matches every address with the parameter, and a few more: only those are parsed. */
const CARRIES = /[?&]preview=/
const END = 'end'

/** Also works in a frame of another site, such as the studio's: there the cookie is partitioned (CHIPS), so pages outside the frame do not see it. */
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=None; Partitioned'
/** Set-Cookie value that ends a preview. */
export const PREVIEW_ENDED = `${PREVIEW_COOKIE}=; ${ATTRIBUTES}; Max-Age=0`

/** A browser that shows drafts. */
export interface OpenPreview {
  readonly until: Date
}

export interface Previews {
  /** Answers an address that opens or ends a preview, or explains a rejected link. @returns whether it was one */
  serve(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  /** The visitor's preview; `over` if its cookie is no longer valid. */
  of(request: IncomingMessage): Promise<OpenPreview | 'over' | null>
}

interface Options {
  readonly check: CheckPreview
  readonly publicOrigin: string
  readonly baseHeaders: Readonly<Record<string, string>>
  /** Writes the page that explains why a link was rejected. */
  readonly sayWhy: (note: Note, response: ServerResponse) => void
}

/** Preview links: the token is removed from the address at once and becomes a cookie that expires with it (CONTENT-07). */
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
      // Always on this site: two slashes would start the name of another one.
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
