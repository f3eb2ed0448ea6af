import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { EMULATION_COOKIE, EMULATIONS_PATH, startedEmulationSchema, type StartedEmulation } from '@dining/contract/emulation'
import { paths, readCookie, STORED } from '@dining/session'
import { readAtMost } from '@dining/serving'
import type { SignedFetch } from '@dining/serving/callers'
import * as v from 'valibot'

import { forwardedHeaders } from '../api-passthrough.ts'

/** Where the administration tool posts a form with its token, in its frame. */
const START_PATH = '/emulation'
const MAX_BODY_BYTES = 4096
/** Timeout of the API in milliseconds. */
const TIMEOUT_MS = 5_000
/** The cookies belong to the tool's frame: no page outside of it sees them (CHIPS). */
const ATTRIBUTES = 'Path=/; Secure; SameSite=None; Partitioned'

/** An emulation as its cookie describes it. Only the API can verify it. */
export interface OpenEmulation {
  /** Names the emulation in the browser's storage; not its session's id, which scripts cannot read. */
  readonly publicId: string
  readonly until: Date
  readonly mayWrite: boolean
  readonly adminOrigin: string
}

export interface Emulations {
  /** Answers the start of an emulation, and a page of one outside of the tool's frame. @returns whether it was one */
  serve(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  /** The emulation that a page of this request shows. */
  of(request: IncomingMessage): OpenEmulation | null
}

interface Options {
  /** The only origin that may frame the site; without one there are no emulations. */
  readonly adminOrigin: string | undefined
  readonly apiUrl: string
  readonly partnerId: string
  readonly publicOrigin: string
  readonly fetchApi: SignedFetch
  readonly baseHeaders: Readonly<Record<string, string>>
}

const VALUE = /^([\w-]{22,128})\.(\d{13})\.([rw])$/

/** The site in the frame of the partner's administration tool, as a member sees it (EMULATION-01 … EMULATION-04). */
export function createEmulations({ adminOrigin, apiUrl, partnerId, publicOrigin, fetchApi, baseHeaders }: Options): Emulations {
  const own = { ...baseHeaders, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }
  const framing = `default-src 'none'; frame-ancestors ${adminOrigin ?? "'none'"}`

  function say(response: ServerResponse, status: number, text: string) {
    const headers = { ...own, 'content-type': 'text/plain; charset=utf-8', 'content-security-policy': framing }
    response.writeHead(status, headers).end(text)
  }
  function lead(response: ServerResponse, location: string, cookies: readonly string[] = []) {
    response.writeHead(303, { ...own, location, ...(cookies.length > 0 ? { 'set-cookie': [...cookies] } : {}) }).end()
  }

  async function ask(request: IncomingMessage, token: string): Promise<StartedEmulation> {
    try {
      const headers = { ...forwardedHeaders(request, partnerId, publicOrigin), 'content-type': 'application/json' }
      const answer = await fetchApi(new URL(EMULATIONS_PATH, apiUrl), {
        method: 'POST',
        headers,
        body: JSON.stringify({ token }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      return v.parse(startedEmulationSchema, await answer.json())
    } catch {
      return { state: 'refused' }
    }
  }

  async function start(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { headers } = request
    // The browser says that the tool's own page has sent the form, into a frame. A program can say so, too, but has no token.
    const isFramed = headers['sec-fetch-dest'] === undefined || headers['sec-fetch-dest'] === 'iframe'
    const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true
    if (headers.origin !== adminOrigin || !isFramed || !isForm) {
      request.resume()
      return say(response, 403, 'Start this in the administration tool.')
    }
    const body = await readAtMost(request as AsyncIterable<Buffer>, MAX_BODY_BYTES)
    const token = new URLSearchParams(body?.toString('utf8') ?? '').get('token') ?? ''
    const started = /^[\w.-]{1,3000}$/.test(token) ? await ask(request, token) : ({ state: 'refused' } as const)
    if (started.state === 'refused') return say(response, 403, 'The emulation was not started. Start it again in the administration tool.')
    const until = new Date(started.endsAt)
    const life = `${ATTRIBUTES}; Expires=${until.toUTCString()}`
    const value = `${started.id}.${until.getTime()}.${started.mayWrite ? 'w' : 'r'}`
    lead(response, paths.accountOverview(), [
      `${EMULATION_COOKIE}=${value}; HttpOnly; ${life}`,
      // The page reads from it that there is a session, and its end (SESSION-11).
      `${STORED.sessionExpiry.key}=${until.getTime()}; ${life}`,
    ])
  }

  return {
    async serve(request, response) {
      const pathname = (request.url ?? '/').split('?', 1)[0]
      if (pathname === START_PATH && request.method === 'POST' && adminOrigin !== undefined) {
        await start(request, response)
        return true
      }
      const isShown = readCookie(request.headers.cookie, EMULATION_COOKIE) !== undefined && request.method === 'GET'
      // Where tool and site are of one site, a browser sends the cookie outside of the frame as well.
      const isOutside = request.headers['sec-fetch-dest'] === 'document'
      if (!isShown || !isOutside || pathname === paths.signOut()) return false
      lead(response, paths.signOut())
      return true
    },

    of(request) {
      const [, id, end, mode] = VALUE.exec(readCookie(request.headers.cookie, EMULATION_COOKIE) ?? '') ?? []
      if (id === undefined || adminOrigin === undefined) return null
      const publicId = createHash('sha256').update(`emulation ${id}`).digest('base64url').slice(0, 16)
      return { publicId, until: new Date(Number(end)), mayWrite: mode === 'w', adminOrigin }
    },
  }
}
