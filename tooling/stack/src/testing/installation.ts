import { mkdtemp, rm } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Partner } from '@dining/partner-kit'
import { readPartners } from '@dining/partner-kit/node'

import { startPostgres } from '../postgres.ts'
import { PARTNERS_DIR } from '../run/partners.ts'
import { startStack, type Stack } from '../run/stack.ts'
import { openCollector, type Collector } from './collector.ts'
import { askAt, type Ask } from './http.ts'

/** Processes of each server. */
export const PROCESSES = 2

/** Milliseconds that a process goes on after it said that it ends; the balancers look twenty times a second, also on a slow machine. */
const NOTICE_MS = 2_000

export interface Installation {
  readonly stack: Stack
  readonly partner: Partner
  readonly collector: Collector
  /** Address of the database. */
  readonly database: string
  /** What the start said. */
  readonly said: readonly string[]
  /** The partner's site through gateway and balancers, by default as a browser that has connections of its own. */
  readonly site: (headers?: Readonly<Record<string, string>>) => Ask
  readonly vault: Ask
  readonly close: () => Promise<void>
}

/** Two processes of each server on an empty database, with the first partner that members join directly; traces and figures are told. */
export async function openInstallation(): Promise<Installation> {
  const said: string[] = []
  const agent = new Agent({ keepAlive: true })
  const [collector, postgres, dataDir] = [await openCollector(), await startPostgres(), await mkdtemp(join(tmpdir(), 'dining-processes-'))]
  const stopRest = async () => {
    agent.destroy()
    await postgres.stop()
    await collector.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const stack = await startStack({
      partners: 'first',
      port: 0,
      dataDir,
      database: postgres.url,
      processes: PROCESSES,
      onProgress: (line) => said.push(line),
      env: {
        DEFAULT_MERCHANTS: '3000',
        DRAIN_NOTICE_MS: String(NOTICE_MS),
        METRICS_PORT: '0',
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      },
    })
    const { partners } = await readPartners(PARTNERS_DIR)
    const partner = partners.find((one) => one.partner.program.id === stack.partners[0]?.id)?.partner
    if (!partner) throw new Error('No partner is served')
    const at = (name: string) => ({ port: stack.port, host: `${name}.localhost:${stack.port}`, agent })
    return {
      stack,
      partner,
      collector,
      database: postgres.url,
      said,
      site: (headers = {}) => askAt({ ...at(partner.program.id), headers }),
      vault: askAt(at('cards')),
      close: async () => {
        agent.destroy()
        await stack.stop()
        await stopRest()
      },
    }
  } catch (error) {
    await stopRest()
    throw error
  }
}
