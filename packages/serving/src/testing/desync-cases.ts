/** Bytes that a client sends on one connection, and what it gets. */
export interface DesyncCase {
  readonly name: string
  /** Written one after the other; a later piece is sent when the former has left. */
  readonly pieces: readonly string[]
  /** Statuses of the answers in order, without 1xx; none where the server waits for more until the client leaves. */
  readonly statuses: readonly number[]
}

/** The path of a request that is part of another one's body. An upstream that sees it has been desynchronised. */
export const SMUGGLED_PATH = '/api/smuggled'

const METHODS = ['GET', 'HEAD', 'DELETE', 'OPTIONS', 'POST', 'PUT', 'PATCH']

/**
 * The ways in which servers are known to disagree on where a request ends.
 * @param host name under which the server is asked
 */
export function desyncCases(host: string): readonly DesyncCase[] {
  const head = (method: string, headers: readonly string[], target = '/api/attack') =>
    [`${method} ${target} HTTP/1.1`, `Host: ${host}`, ...headers, '', ''].join('\r\n')
  const smuggled = head('GET', [], SMUGGLED_PATH)
  const chunked = `${smuggled.length.toString(16)}\r\n${smuggled}\r\n0\r\n\r\n`
  const length = `Content-Length: ${smuggled.length}`

  const plainBodies = METHODS.flatMap((method): DesyncCase[] => [
    { name: `${method} with a chunked body`, pieces: [head(method, ['Transfer-Encoding: chunked']) + chunked], statuses: [200] },
    { name: `${method} with a Content-Length body`, pieces: [head(method, [length]) + smuggled], statuses: [200] },
  ])
  return [...plainBodies]
}
