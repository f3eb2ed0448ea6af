import { request, type Agent } from 'node:http'
import { request as requestOverTls } from 'node:https'
import { buffer } from 'node:stream/consumers'

/** A response with headers like those of `fetch`. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>

interface HttpTarget {
  /** Where to connect on this machine. */
  readonly port: number
  /** Host name of the request, with its port. */
  readonly host: string
  readonly agent: Agent
  /** Agent of `node:https` that trusts the authority, for TLS. */
  readonly tls?: boolean
  /** Headers of every request. */
  readonly headers?: Readonly<Record<string, string>>
}

/** Calls a host name of this machine as a browser would, over keep-alive connections; redirects are not followed. Rejects if a connection breaks. */
export function askAt({ port, host, agent, tls = false, headers: always = {} }: HttpTarget): Ask {
  return (path, { method = 'GET', headers, body } = {}) =>
    new Promise((resolve, reject) => {
      const all = { ...Object.fromEntries(new Headers(headers)), ...always, host }
      const options = { agent, host: '127.0.0.1', servername: host.replace(/:\d+$/, ''), port, path, method, headers: all }
      const call = (tls ? requestOverTls : request)(options, (answer) => {
        const kept = new Headers()
        for (let at = 0; at < answer.rawHeaders.length; at += 2) kept.append(answer.rawHeaders[at] ?? '', answer.rawHeaders[at + 1] ?? '')
        const { statusCode = 0 } = answer
        const isEmpty = [204, 304].includes(statusCode)
        buffer(answer).then((bytes) => {
          resolve(new Response(isEmpty ? null : new Uint8Array(bytes), { status: statusCode, headers: kept }))
        }, reject)
      })
      call.once('error', reject)
      call.end(typeof body === 'string' ? body : undefined)
    })
}
