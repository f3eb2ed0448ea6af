import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'

/** Time limits for a client, in milliseconds. */
export type ServerLimits = Required<Pick<ServerOptions, 'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval'>>

/** A request has 128 KB at most, which a slow phone sends in two seconds. */
const LIMITS: ServerLimits = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 2_000 }

/** An HTTP server that answers 408 and closes the connection when a client takes too long to send its headers or its body. */
export function createBoundedServer(listener: RequestListener, limits: ServerLimits = LIMITS): Server {
  return createServer(limits, listener)
}
