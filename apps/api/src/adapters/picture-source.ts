import { lookup as systemLookup } from 'node:dns'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'

import { UPLOAD_MAX_BYTES } from '@dining/contract/pictures'
import { fail, succeed, type Result } from '@dining/domain'
import { readAtMost } from '@dining/serving'

import { isAmong, isThisMachine, publicLookup, Refused } from './public-address.ts'

/** Why a picture was not fetched. `isFinal`: another attempt would meet the same. */
export interface PictureFault {
  readonly reason: string
  readonly isFinal: boolean
}

/** Pictures on sites of others. */
export interface PictureSource {
  /** Hosts from which pictures are fetched; without any, none is. */
  readonly hosts: ReadonlySet<string>
  /** The bytes at an address, whatever they are. */
  readonly fetch: (url: string, signal: AbortSignal) => Promise<Result<Buffer, PictureFault>>
}

interface Settings {
  /** Names of hosts; one begins with "*." for all hosts below it, and is "*" for any. */
  readonly hosts: ReadonlySet<string>
  /** Whether a picture may come from this machine, if its name is among the hosts: in development and tests only. */
  readonly allowsThisMachine: boolean
  readonly lookup?: typeof systemLookup
  /** Milliseconds for one picture, redirects included. */
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 15_000
const MAX_REDIRECTS = 3
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])
/** Statuses of a server that may answer otherwise later. */
const TEMPORARY: ReadonlySet<number> = new Set([408, 425, 429])
const MEGABYTE = 1024 * 1024

/**
 * Fetches pictures from hosts that the operator allows. The address of a host is checked where it is used to connect, so a name whose address
 * changes between two look-ups reaches no private network; a redirect stays on its host.
 */
export function pictureSource({ hosts, allowsThisMachine, lookup = systemLookup, timeoutMs = TIMEOUT_MS }: Settings): PictureSource {
  const checkedLookup = publicLookup({ allowsThisMachine, lookup })

  /** Why an address is not asked; null if it may be. */
  function faultOf(url: URL): string | null {
    const host = url.hostname
    if (!isAmong(hosts, host)) return `${host} is not among the hosts of PHOTO_HOSTS`
    const literal = host.replace(/^\[|\]$/g, '')
    const isLocal = allowsThisMachine && (host === 'localhost' || (isIP(literal) !== 0 && isThisMachine(literal)))
    if (isIP(literal) !== 0 && !isLocal) return `${host} is an address, not the name of a host`
    if (url.protocol !== 'https:' && !isLocal) return 'the address does not start with https://'
    if (url.port !== '' && !isLocal) return `port ${url.port} is not the one of https`
    return url.username === '' && url.password === '' ? null : 'the address has a user name'
  }

  function open(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest
    return new Promise((resolve, reject) => {
      request(url, {
        lookup: checkedLookup,
        signal,
        // A connection of its own: none that another name has opened is used again.
        agent: false,
        headers: { accept: 'image/avif,image/webp,image/png,image/jpeg', 'accept-encoding': 'identity', 'user-agent': 'dining-pictures' },
      })
        .on('response', resolve)
        .on('error', reject)
        .end()
    })
  }

  async function bytesOf(answer: IncomingMessage): Promise<Buffer> {
    const tooLarge = new Refused(`the file is larger than ${UPLOAD_MAX_BYTES / MEGABYTE} MB`)
    if (Number(answer.headers['content-length'] ?? 0) > UPLOAD_MAX_BYTES) throw tooLarge
    const bytes = await readAtMost(answer as AsyncIterable<Buffer>, UPLOAD_MAX_BYTES)
    if (!bytes) throw tooLarge
    return bytes
  }

  async function attempt(start: URL, signal: AbortSignal): Promise<Result<Buffer, PictureFault>> {
    let url = start
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const fault = faultOf(url)
      if (fault !== null) return fail({ reason: fault, isFinal: true })
      const answer = await open(url, signal)
      const { statusCode: status = 0 } = answer
      if (status === 200) return succeed(await bytesOf(answer))
      answer.destroy()
      if (!REDIRECTS.has(status)) return fail({ reason: `the server answers ${status}`, isFinal: status < 500 && !TEMPORARY.has(status) })
      const next = URL.parse(answer.headers.location ?? '', url)
      if (next?.host !== start.host) return fail({ reason: 'the server redirects to another host', isFinal: true })
      url = next
    }
    return fail({ reason: `the server redirects more than ${MAX_REDIRECTS} times`, isFinal: true })
  }

  return {
    hosts,
    async fetch(address, signal) {
      const url = URL.parse(address)
      if (!url) return fail({ reason: 'is not an address', isFinal: true })
      const limit = AbortSignal.timeout(timeoutMs)
      try {
        return await attempt(url, AbortSignal.any([signal, limit]))
      } catch (error) {
        if (error instanceof Refused) return fail({ reason: error.message, isFinal: true })
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'failed'
        return fail({
          reason: limit.aborted ? `no answer within ${timeoutMs / 1000} s` : `the connection failed (${code})`,
          isFinal: false,
        })
      }
    },
  }
}
