import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'

import type { Statement } from './statement-server.ts'

export interface BareServer {
  readonly url: string
  readonly close: () => void
}

/** A server that answers any call with these bytes, one after the other, when `work` is done: what HTTP itself costs. */
export async function serveBare(
  bodies: readonly (string | Buffer)[],
  work: () => Promise<unknown> = async () => undefined,
): Promise<BareServer> {
  let turn = 0
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      turn = (turn + 1) % bodies.length
      void work().then(() => response.writeHead(200, { 'content-type': 'application/json' }).end(bodies[turn]))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('the server has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Starts the server of `statement-server.ts`. */
export async function serveStatement(statement: Statement): Promise<BareServer> {
  const child = fork(fileURLToPath(new URL('statement-server.ts', import.meta.url)))
  child.send(statement)
  const [address] = (await once(child, 'message')) as [AddressInfo]
  return { url: `http://127.0.0.1:${address.port}`, close: () => void child.kill() }
}
