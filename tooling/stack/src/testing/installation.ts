import { mkdtemp, rm } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Partner } from '@dining/partner-kit'
import { readPartners } from '@dining/partner-kit/node'

import { startPostgres } from '../postgres.ts'
import { PARTNERS_DIR } from '../run/partners.ts'
import type { Stack } from '../run/stack-types.ts'
import { startStack } from '../run/stack.ts'
import { openCollector, type Collector } from './collector.ts'
import { askAt, type Ask } from './http.ts'

/** Processes of each server. */
export const PROCESSES = 2

/** Milliseconds for which a process continues after it reported that it ends; the balancers poll three times a second. */
const NOTICE_MS = 2_000

export interface Installation {
  readonly stack: Stack
  /** The first partner that members join directly. */
  readonly partner: Partner
  /** The first partner whose members sign in at a provider. */
  readonly providerPartner: Partner
  readonly collector: Collector
  /** Address of the database. */
  readonly database: string
  /** The output of the start. */
  readonly said: readonly string[]
  /** A site through gateway and balancers; the direct partner's unless another is named. */
  readonly site: (headers?: Readonly<Record<string, string>>, id?: string) => Ask
  readonly vault: Ask
  readonly providers: Ask
  readonly close: () => Promise<void>
}

/** Two processes of each server on an empty database, with two kinds of partners, traces and metrics. */
export async function openInstallation(): Promise<Installation> {
  const said: string[] = []
  // An idle connection goes before the other end closes it, after five seconds: a request on its way would be lost with it.
  const agent = new Agent({ keepAlive: true, timeout: 4_000 })
  const [collector, postgres, dataDir] = [await openCollector(), await startPostgres(), await mkdtemp(join(tmpdir(), 'dining-processes-'))]
  const stopRest = async () => {
    agent.destroy()
    await postgres.stop()
    await collector.close()
    for (const folder of [dataDir, `${dataDir}-keys`]) await rm(folder, { recursive: true, force: true })
  }
  try {
    const { partners } = await readPartners(PARTNERS_DIR)
    const firstOf = (kind: string) => {
      const found = partners.find(({ partner }) => partner.program.enrollmentType === kind)
      if (!found) throw new Error(`No partner of the folder is ${kind}`)
      return found.partner
    }
    const [partner, providerPartner] = [firstOf('direct'), firstOf('sso')]
    const stack = await startStack({
      partners: [partner.program.id, providerPartner.program.id],
      port: 0,
      dataDir,
      database: postgres.url,
      processes: PROCESSES,
      onProgress: (line) => said.push(line),
      env: {
        DEMO_MERCHANTS: '3000',
        DRAIN_NOTICE_MS: String(NOTICE_MS),
        METRICS_PORT: '0',
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      },
    })
    const at = (name: string) => ({ port: stack.port, host: `${name}.localhost:${stack.port}`, agent })
    return {
      stack,
      partner,
      providerPartner,
      collector,
      database: postgres.url,
      said,
      site: (headers = {}, id = partner.program.id) => askAt({ ...at(id), headers }),
      vault: askAt(at('cards')),
      providers: askAt(at('id')),
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
