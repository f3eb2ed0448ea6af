import { createServer } from 'node:http'

import { getRequestListener } from '@hono/node-server'

interface Listening {
  readonly port: number
  readonly url: string
  /** Ends it with the connections that are open. */
  readonly close: () => Promise<void>
}

/** Serves an app on 127.0.0.1. Rejects when the port is in use. @param port 0 selects a free one */
export async function listen({ fetch }: { readonly fetch: Parameters<typeof getRequestListener>[0] }, port: number): Promise<Listening> {
  const server = createServer(getRequestListener(fetch))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  const actual = typeof address === 'object' && address ? address.port : port
  return {
    port: actual,
    url: `http://127.0.0.1:${actual}`,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}
