import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'

const TIMEOUT_MS = 10_000

interface Post {
  /** As browsers see it. */
  readonly url: URL
  /** Of the gateway in front of the sites on this machine: Node resolves no `*.localhost`. */
  readonly port: number
  readonly type: string
  readonly body: string
}

/** Posts to a partner's site. @returns the status; rejects if the site does not answer */
export function postToSite({ url, port, type, body }: Post): Promise<number> {
  const isSecure = url.protocol === 'https:'
  const request = (isSecure ? httpsRequest : httpRequest)({
    host: '127.0.0.1',
    port,
    path: url.pathname,
    method: 'POST',
    timeout: TIMEOUT_MS,
    ...(isSecure ? { servername: url.hostname } : {}),
    headers: { host: url.host, 'content-type': type, 'content-length': Buffer.byteLength(body) },
  })
  return new Promise((resolve, reject) => {
    request.once('error', reject)
    request.once('timeout', () => request.destroy(new Error('The site does not answer')))
    request.once('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    request.end(body)
  })
}
