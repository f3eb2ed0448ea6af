import { listen } from '../listen.ts'
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
  return { ...(await listen(createProcessorApp(ledger, token), port)), ledger }
}
