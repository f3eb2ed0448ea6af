import { Agent, createServer, request } from 'node:http'
import type { IncomingMessage, OutgoingHttpHeaders, Server, ServerResponse } from 'node:http'

import { StackError } from '../stack-error.ts'
import { HOP_BY_HOP } from './hop-by-hop.ts'
import { hostsPage, notReadyPage } from './pages.ts'
import type { Reload } from './reload.ts'

/** What stands behind a host name just now. */
export type Place =
  | { readonly kind: 'starting' }
  | { readonly kind: 'up'; readonly port: number }
  | { readonly kind: 'down'; readonly why: string }

export interface Gateway {
  /** The port that it listens on, on 127.0.0.1 and where the machine has it on ::1. */
  readonly port: number
  /** Says what stands behind a host name; unknown ones are added. */
  readonly place: (host: string, place: Place) => void
  readonly close: () => Promise<void>
}

/** What ends here, and what a visitor must not be able to claim. */
const NOT_PASSED_ON = new Set([...HOP_BY_HOP, 'forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'])

/** The one open port of the local stack: each request goes to what stands behind its host name, as a stream both ways. */
export async function openGateway(port: number, reload?: Reload): Promise<Gateway> {
  const places = new Map<string, Place>()
  // An idle connection goes before the other end closes it, after five seconds: a request on its way would be lost with it.
  const agent = new Agent({ keepAlive: true, timeout: 4_000 })
  const answer = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const host = hostName(incoming.headers.host)
    const place = places.get(host)
    if (place && reload?.answer(incoming, outgoing)) return
    if (place?.kind === 'up') return pass(incoming, outgoing, agent, place.port, reload)
    // Not read, but not left in the way of the connection's next request either.
    incoming.resume()
    const port = incoming.socket.localPort ?? 0
    if (place) page(outgoing, place.kind === 'starting' ? 503 : 502, notReadyPage(host, place))
    else page(outgoing, host === 'localhost' ? 200 : 404, hostsPage([...places.keys()], port))
  }
  const first = createServer(answer)
  const actual = await listen(first, port, '127.0.0.1')
  const second = createServer(answer)
  const servers = [first, second]
  try {
    await listen(second, actual, '::1')
  } catch (error) {
    // A machine without IPv6 has no such address; one whose port is taken there would show its browsers another program.
    if (error instanceof StackError) {
      first.close()
      throw error
    }
  }
  return {
    port: actual,
    place: (host, place) => void places.set(host, place),
    close: async () => {
      agent.destroy()
      await Promise.all(servers.map((server) => closed(server)))
    },
  }
}

/** "delta.localhost:3000" → "delta.localhost" */
function hostName(header: string | undefined): string {
  return (header ?? '').replace(/:\d+$/, '').toLowerCase()
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, agent: Agent, port: number, reload?: Reload): void {
  const headers: OutgoingHttpHeaders = {}
  for (const [name, value] of Object.entries(incoming.headers)) if (!NOT_PASSED_ON.has(name)) headers[name] = value
  headers['x-forwarded-for'] = incoming.socket.remoteAddress?.replace(/^::ffff:/, '')
  headers['x-forwarded-host'] = incoming.headers.host
  headers['x-forwarded-proto'] = 'http'
  // A page that something is put into must come as it is, at its own length.
  if (reload) delete headers['accept-encoding']
  const { method, url: path } = incoming
  const onward = request({ agent, host: '127.0.0.1', port, method, path, headers, setDefaultHeaders: false })
  onward.once('response', (answer) => {
    const kept = answer.rawHeaders.flatMap((name, at) => {
      const value = answer.rawHeaders[at + 1]
      return at % 2 === 0 && value !== undefined && !NOT_PASSED_ON.has(name.toLowerCase()) ? [name, value] : []
    })
    const tag = reload && answer.headers['content-type']?.startsWith('text/html') ? reload.tag : ''
    outgoing.writeHead(answer.statusCode ?? 502, answer.statusMessage, tag === '' ? kept : withoutLength(kept))
    answer.pipe(outgoing, { end: false })
    answer.once('end', () => outgoing.end(tag))
    answer.once('error', () => outgoing.destroy())
  })
  onward.once('error', (error) => {
    if (outgoing.headersSent) outgoing.destroy()
    else page(outgoing, 502, notReadyPage(hostName(incoming.headers.host), { kind: 'down', why: error.message }))
  })
  // A visitor who goes away ends the work behind it.
  outgoing.once('close', () => onward.destroy())
  incoming.pipe(onward)
}

function withoutLength(raw: readonly string[]): string[] {
  return raw.filter((_, at) => raw[at - (at % 2)]?.toLowerCase() !== 'content-length')
}

function page(outgoing: ServerResponse, status: number, html: string): void {
  outgoing.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
  })
  outgoing.end(html)
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        reject(new StackError(`Port ${port} is in use: stop what listens there, or choose another with --port.`))
      else if (error.code === 'EACCES') reject(new StackError(`Port ${port} is not open to this user: choose one above 1023 with --port.`))
      else reject(error)
    })
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
