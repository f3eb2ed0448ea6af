import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { CONTENT_VERSION_PATH } from '@dining/contract'
import { startStack, type Stack } from '@dining/stack'
import { startPostgres, type Postgres } from '@dining/stack/postgres'

import { firstOfEach } from '../kinds.ts'
import { announceStack } from '../stack.ts'
import type { FaultProxy } from './fault.ts'
import { httpProxy } from './http-proxy.ts'
import { tcpProxy } from './tcp-proxy.ts'

/** An installation on a PostgreSQL server, in which every dependency of the web server and the API can be made faulty. */
export interface Installation {
  readonly stack: Stack
  readonly postgres: Postgres
  readonly proxies: {
    /** Content and flags, as the web server asks the API for them. */
    readonly content: FaultProxy
    readonly vault: FaultProxy
    readonly mail: FaultProxy
    readonly database: FaultProxy
  }
  readonly stop: () => Promise<void>
}

/** Content and flags: their values, and whether they have changed. */
const CONTENT = /^\/api\/(?:cms|feature-flags)\b/
const CONTENT_VERSION = new RegExp(`^${CONTENT_VERSION_PATH}\\b`)

/** The answer of a mail server that temporarily accepts no mail. */
const MAIL_FAILURE = '421 4.3.2 Out of service\r\n'

/** The answer of a PostgreSQL server that accepts no connections: severity, code and message of an ErrorResponse. */
function databaseFailure(): Uint8Array {
  const fields = Buffer.from('SFATAL\0VFATAL\0C57P03\0Mthe database system is in recovery mode\0\0')
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}

const portOf = (url: string) => Number(new URL(url).port)

/** Milliseconds: one of our calls makes about twenty requests to it. */
const DATABASE_LATE_MS = 50

/** Enough restaurants for a search with several pages. */
const MERCHANTS = '3000'

/** Starts all processes with new data. */
export async function startInstallation(): Promise<Installation> {
  const dataDir = mkdtempSync(join(tmpdir(), 'dining-faults-'))
  const postgres = await startPostgres()
  const database = await tcpProxy(portOf(postgres.url), databaseFailure(), DATABASE_LATE_MS)
  const databaseUrl = new URL(postgres.url)
  databaseUrl.port = String(database.port)
  const made = new Map<string, FaultProxy>()
  const make = {
    api: (port: number) =>
      httpProxy(
        port,
        (path) => CONTENT.test(path) || CONTENT_VERSION.test(path),
        (path) => CONTENT.test(path),
      ),
    vault: httpProxy,
    mail: (port: number) => tcpProxy(port, MAIL_FAILURE),
  }
  const stack = await startStack({
    partners: [...(await firstOfEach()).values()].map(({ program }) => program.id),
    port: 0,
    dataDir,
    database: databaseUrl.href,
    env: { DEMO_MERCHANTS: MERCHANTS },
    between: async (name, port) => {
      const proxy = await make[name](port)
      made.set(name, proxy)
      return proxy.port
    },
    onProgress: (line) => console.log(line),
    onLost: console.error,
  })
  const proxyOf = (name: keyof typeof make): FaultProxy => {
    const proxy = made.get(name)
    if (!proxy) throw new Error(`No connection to ${name}`)
    return proxy
  }
  const proxies = { content: proxyOf('api'), vault: proxyOf('vault'), mail: proxyOf('mail'), database }
  announceStack(stack)
  return {
    stack,
    postgres,
    proxies,
    stop: async () => {
      await stack.stop()
      for (const proxy of Object.values(proxies)) await proxy.close()
      await postgres.stop()
      for (const folder of [dataDir, `${dataDir}-keys`]) rmSync(folder, { recursive: true, force: true })
    },
  }
}
