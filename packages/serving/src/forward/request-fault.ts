import type { IncomingMessage } from 'node:http'

/** Why a request is refused before anything acts on it, and the status of the answer. The message contains nothing of the request. */
export interface RequestFault {
  readonly status: 400 | 501
  readonly message: string
}

/**
 * Finds what makes the end of a request ambiguous, or asks this connection to become another protocol's (RFC 9112, 6.1 and 6.3).
 * Node's parser refuses most of it before; this is valid for every version and option of the parser.
 * @returns null for a request whose end every HTTP/1.1 server finds at the same byte
 */
export function findRequestFault({ headers, httpVersion, method, rawHeaders, url }: IncomingMessage): RequestFault | null {
  const { 'transfer-encoding': coding, 'content-length': length } = headers
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return { status: 400, message: 'The protocol must be HTTP/1.1 or HTTP/1.0.' }
  if (isHostRepeated(rawHeaders)) return { status: 400, message: 'Host must be sent once.' }
  if (coding !== undefined) {
    if (length !== undefined) return { status: 400, message: 'Content-Length and Transfer-Encoding must not be sent together.' }
    if (httpVersion !== '1.1') return { status: 400, message: 'Transfer-Encoding needs HTTP/1.1.' }
    if (coding.toLowerCase() !== 'chunked') return { status: 501, message: 'The only supported Transfer-Encoding is chunked.' }
  }
  if (length !== undefined && !/^\d{1,15}$/.test(length)) return { status: 400, message: 'Content-Length must be one whole number.' }
  if (headers.upgrade !== undefined || method === 'CONNECT') return { status: 501, message: 'Upgrade and CONNECT are not supported.' }
  if (!url?.startsWith('/')) return { status: 400, message: 'The request target must be a path.' }
  return null
}

/** Node keeps the first of several. @param rawHeaders names and values in turn */
function isHostRepeated(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts++
  return hosts > 1
}

/**
 * Whether a request is for a path below `prefix`. A target that a URL parser would normalize, such as `/api/../reads`, is not: the upstream
 * would answer a different call than the one that was checked here.
 * @param target the request target as it arrived, with its query
 * @param prefix ends with a slash
 */
export function isPathBelow(target: string | undefined, prefix: string): boolean {
  const [path = ''] = (target ?? '').split('?', 1)
  return path.startsWith(prefix) && URL.parse(`http://upstream${target}`)?.pathname === path
}

/** Whether the request has a body. Only these two headers announce one (RFC 9112, 6.3). */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
