import { request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'

import { makeCertificates } from '@dining/stack/certificates'

/** What a browser and the front speak with each other, after the TLS handshake. */
export type Protocol = 'h2' | 'http/1.1'

/** A server with TLS in front of others. */
export interface TlsFront {
  /** The address of a page behind the front. */
  readonly urlOf: (url: string) => string
  readonly close: () => void
}

/** Headers of a connection, which the next one has of its own; HTTP/2 forbids them. */
const OF_CONNECTION: readonly string[] = ['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade']

const passedOn = (headers: IncomingHttpHeaders) =>
  Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || name.startsWith(':') || OF_CONNECTION.includes(name) ? [] : [[name, value] as const],
  )

/**
 * Serves sites over TLS, as visitors have them, with a certificate of its own; everything is passed on over plain HTTP/1.1.
 * @param origins of the sites, whose host names end in .localhost
 */
export async function openTlsFront(origins: readonly string[], protocol: Protocol): Promise<TlsFront> {
  const upstreams = new Map(origins.map((origin) => [new URL(origin).hostname, new URL(origin)]))
  const { server: certificate } = await makeCertificates([...upstreams.keys()])
  const passOn = (asked: IncomingMessage | Http2ServerRequest, answer: ServerResponse | Http2ServerResponse) => {
    const host = String(asked.headers[':authority'] ?? asked.headers.host).split(':')[0] ?? ''
    const upstream = upstreams.get(host)
    if (!upstream) {
      answer.statusCode = 404
      answer.end()
      return
    }
    const call = request(
      {
        host: '127.0.0.1',
        port: upstream.port,
        method: asked.method,
        path: asked.url,
        headers: { ...Object.fromEntries(passedOn(asked.headers)), host: upstream.host },
      },
      (received) => {
        answer.statusCode = received.statusCode ?? 502
        for (const [name, value] of passedOn(received.headers)) answer.setHeader(name, value)
        received.pipe(answer)
      },
    )
    call.on('error', () => answer.destroy())
    asked.pipe(call)
  }
  const server = protocol === 'h2' ? createSecureServer(certificate, passOn) : createServer(certificate, passOn)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    urlOf: (url) => {
      const { hostname, pathname, search } = new URL(url)
      return `https://${hostname}:${port}${pathname}${search}`
    },
    close: () => void server.close(),
  }
}
