import { createServer } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Transform } from 'node:stream'

import { createForwarder, findRequestFault, type ForwardOptions } from '@dining/serving/forward'

import { StackError } from '../stack-error.ts'
import { hostsPage, notReadyPage, refusedPage, type Unready } from './pages.ts'
import type { Reload } from './reload.ts'

/** Milliseconds until an answer begins: a program under a debugger, or a page made for the first time, takes long. */
const LOCAL_TIMEOUT_MS = 300_000

/** The program that serves a host name. */
export type Target = Unready | { readonly kind: 'up'; readonly port: number }

export interface Gateway {
  /** Its port, on 127.0.0.1 and, if the machine has it, on ::1. */
  readonly port: number
  /** Sets the program of a host name; a new host name is added. */
  readonly setTarget: (host: string, target: Target) => void
  readonly close: () => Promise<void>
}

interface GatewayOptions {
  /** Puts a script into every page. */
  readonly reload?: Reload | undefined
  /** Certificate and key (PEM) with which the gateway ends TLS; without them it serves plain HTTP. */
  readonly tls?: { readonly cert: string; readonly key: string } | undefined
}

/** The one open port of the local stack: each request is forwarded to the program of its host name, streamed in both directions. */
export async function openGateway(port: number, { reload, tls }: GatewayOptions = {}): Promise<Gateway> {
  const targets = new Map<string, Target>()
  const forwarder = createForwarder({ timeoutMs: LOCAL_TIMEOUT_MS })
  const answer = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const fault = findRequestFault(incoming)
    if (fault) {
      outgoing.setHeader('connection', 'close')
      return page(outgoing, fault.status, refusedPage(fault.message))
    }
    const host = hostName(incoming.headers.host)
    const target = targets.get(host)
    if (target && reload?.answer(incoming, outgoing)) return
    if (target?.kind === 'up')
      return void forwarder.forward(incoming, outgoing, forwardOptions(incoming, outgoing, target.port, { reload, tls }))
    // Discarded, so that the connection's next request can be read.
    incoming.resume()
    const port = incoming.socket.localPort ?? 0
    if (target) page(outgoing, target.kind === 'starting' ? 503 : 502, notReadyPage(host, target))
    else page(outgoing, host === 'localhost' ? 200 : 404, hostsPage([...targets.keys()], port))
  }
  const create = () => (tls ? createTlsServer(tls, answer) : createServer(answer))
  const first = create()
  const actual = await listen(first, port, '127.0.0.1')
  const second = create()
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
    setTarget: (host, target) => void targets.set(host, target),
    close: async () => {
      await forwarder.close()
      await Promise.all(servers.map((server) => closed(server)))
    },
  }
}

/** "delta.localhost:3000" → "delta.localhost" */
function hostName(header: string | undefined): string {
  return (header ?? '').replace(/:\d+$/, '').toLowerCase()
}

function forwardOptions(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  port: number,
  { reload, tls }: GatewayOptions,
): ForwardOptions {
  const { host = '' } = incoming.headers
  return {
    origin: `http://127.0.0.1:${port}`,
    // A page that gets a script must be uncompressed.
    dropped: reload ? new Set(['forwarded', 'accept-encoding']) : new Set(['forwarded']),
    headers: {
      host,
      'x-forwarded-for': incoming.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '',
      'x-forwarded-host': host,
      'x-forwarded-proto': tls ? 'https' : 'http',
    },
    transform: ({ 'content-type': type }) =>
      reload && incoming.method !== 'HEAD' && type?.includes('text/html') ? append(reload.tag) : null,
    onFailure: ({ message }) => page(outgoing, 502, notReadyPage(hostName(host), { kind: 'down', why: message })),
  }
}

/** Appends text to a body. */
function append(text: string): Transform {
  return new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush: (done) => done(null, text),
  })
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
