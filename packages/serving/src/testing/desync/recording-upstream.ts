import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { EARLY_ANSWER } from './case.ts'

/** A request as the upstream read it. */
export interface RecordedRequest {
  readonly method: string
  readonly url: string
}

export interface RecordingUpstream {
  readonly port: number
  readonly url: string
  readonly requests: RecordedRequest[]
  close(): Promise<void>
}

/**
 * Opens a server that records every request it reads and answers with its target and body. It parses leniently, like a less strict server than
 * ours would, so that bytes that leave a forwarder in a doubtful form are read as a request where that is possible at all.
 */
export async function openRecordingUpstream(): Promise<RecordingUpstream> {
  const requests: RecordedRequest[] = []
  const server = createServer({ insecureHTTPParser: true, requireHostHeader: false, keepAliveTimeout: 60_000 }, (request, response) => {
    const { method = '', url = '' } = request
    requests.push({ method, url })
    const answer = (body: string) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(method === 'HEAD' ? undefined : JSON.stringify({ url, body }))
    if (url.includes(EARLY_ANSWER)) return void answer('')
    bodyOf(request).then(answer, () => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Answers wait for one turn of the event loop, so that requests of several visitors are under way at once. */
async function bodyOf(request: IncomingMessage): Promise<string> {
  const body = await text(request)
  await new Promise((resolve) => setImmediate(resolve))
  return body
}
