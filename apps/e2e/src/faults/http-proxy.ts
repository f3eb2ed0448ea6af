import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'

import { listenOnFree } from './listen-on-free.ts'
import { LATE_MS, type Fault, type FaultProxy } from './fault.ts'

/**
 * A proxy for an HTTP server.
 * @param concerns the paths whose calls are affected by faults; all by default
 * @param counts the paths of the calls that it counts; all affected ones by default
 */
export async function httpProxy(
  target: number,
  concerns: (path: string) => boolean = () => true,
  counts: (path: string) => boolean = concerns,
): Promise<FaultProxy> {
  const agent = new Agent({ keepAlive: true })
  let fault: Fault | undefined
  const held = new Set<ServerResponse>()
  let asked = 0

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method, url: path, headers } = incoming
    const onward = request({ agent, host: '127.0.0.1', port: target, method, path, headers })
    onward.once('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.once('error', () => outgoing.destroy())
    outgoing.once('close', () => onward.destroy())
    incoming.pipe(onward)
  }

  const DOES: Readonly<Record<Fault, (incoming: IncomingMessage, outgoing: ServerResponse) => void>> = {
    silent: (incoming, outgoing) => {
      incoming.resume()
      held.add(outgoing)
    },
    slow: (incoming, outgoing) => void setTimeout(() => pass(incoming, outgoing), LATE_MS),
    failing: (incoming, outgoing) => {
      incoming.resume()
      outgoing.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Internal Server Error</h1>')
    },
    garbled: (incoming, outgoing) => {
      incoming.resume()
      outgoing
        .writeHead(200, { 'content-type': 'application/json' })
        .end(Buffer.from(Array.from({ length: 512 }, (_, at) => (at * 151) % 256)))
    },
    cut: (incoming, outgoing) => {
      incoming.resume()
      outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': '4096' })
      outgoing.write('{"data":[{"slug":"', () => outgoing.destroy())
    },
  }

  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/'
    if (counts(path)) asked += 1
    if (fault && concerns(path)) DOES[fault](incoming, outgoing)
    else pass(incoming, outgoing)
  })
  const port = await listenOnFree(server)
  const letGo = () => {
    for (const outgoing of held) outgoing.destroy()
    held.clear()
  }
  return {
    port,
    fail: (next) => void (fault = next),
    mend: () => {
      fault = undefined
      letGo()
    },
    asked: () => asked,
    close: async () => {
      letGo()
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
