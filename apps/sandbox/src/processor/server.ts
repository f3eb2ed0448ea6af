import { createServer } from 'node:http'

import { getRequestListener } from '@hono/node-server'

import { createProcessorApp } from './app.ts'
import { openLedger, type Ledger } from './ledger.ts'

interface ProcessorOptions {
  /** 0 selects a free port. */
  readonly port?: number
  /** The credential that callers present. */
  readonly token: string
  /** Journal of registrations; in memory only without it. */
  readonly file?: string
}

export interface Processor {
  readonly port: number
  /** Address for `NETWORK_URL` of the vault. */
  readonly url: string
  readonly ledger: Ledger
  readonly close: () => Promise<void>
}

/** Starts the local card processor on 127.0.0.1. Rejects when the port is in use. */
export async function startProcessor({ port = 0, token, file }: ProcessorOptions): Promise<Processor> {
  const ledger = openLedger(file)
  const server = createServer(getRequestListener(createProcessorApp(ledger, token).fetch))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  const actual = typeof address === 'object' && address ? address.port : port
  return {
    port: actual,
    url: `http://127.0.0.1:${actual}`,
    ledger,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}
