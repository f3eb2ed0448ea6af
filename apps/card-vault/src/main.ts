import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

import { drainable, type Drain } from '@dining/serving'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'

import { vaultEnvironment } from './environment.ts'
import { createFrameApp } from './frame-app.ts'
import { openFrameKeys } from './frame-keys.ts'
import { createInternalApp } from './internal-app.ts'
import { createLog } from './log.ts'
import { openSecrets } from './secrets.ts'
import { openStore } from './store.ts'

const SCRIPT = join(import.meta.dirname, '../dist/frame.js')
const STYLE = join(import.meta.dirname, 'frame/frame.css')

/** One line that says what to do, then the end. */
function refuse(why: string): never {
  process.stderr.write(`card-vault: ${why}\n`)
  process.exit(1)
}

function openStoreOrRefuse(path: string) {
  try {
    return openStore(path)
  } catch {
    return refuse(`${path} cannot be opened as the vault's database: restore it from a backup, or empty the data folder`)
  }
}

function listen(app: Hono, port: number, name: string): Promise<{ drain: Drain; port: number }> {
  const server = createServer(getRequestListener(app.fetch))
  const drain = drainable(server, environment.DRAIN_NOTICE_MS)
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      refuse(
        error.code === 'EADDRINUSE' ? `port ${port} is in use: choose another ${name}` : `cannot listen on ${name} ${port}: ${error.code}`,
      ),
    )
    server.listen(port, environment.HOST, () => resolve({ drain, port: (server.address() as AddressInfo).port }))
  })
}

const read = vaultEnvironment.read(process.env)
if (!read.ok) {
  process.stderr.write(`${read.error}\n`)
  process.exit(1)
}
const environment = read.value
if (!existsSync(SCRIPT)) refuse('the frame is not built: run `npx vite build` in apps/card-vault')

// Whatever is written here is for this user alone.
process.umask(0o077)
mkdirSync(environment.DATA_DIR, { recursive: true, mode: 0o700 })
const opened = openSecrets(join(environment.DATA_DIR, 'vault.key'))
if (opened.kind === 'refused') refuse(opened.why)
const { secrets } = opened
const store = openStoreOrRefuse(join(environment.DATA_DIR, 'vault.sqlite'))
const log = createLog(environment.LOG_LEVEL)
const now = () => Date.now()
const keys = await openFrameKeys(store, secrets, now)
const bundle = { script: readFileSync(SCRIPT, 'utf8'), style: readFileSync(STYLE, 'utf8') }

let stopping = false
const secure = environment.APP_ENV === 'production'
const { PARENT_ORIGINS: parentOrigins, VAULT_TOKEN: token } = environment
const frameApp = createFrameApp({ bundle, keys, parentOrigins, now, log, secure })
const internalApp = createInternalApp({ store, secrets, keys, now, log, token, partners: parentOrigins, ready: () => !stopping })
const frame = await listen(frameApp, environment.PORT, 'PORT')
const internal = await listen(internalApp, environment.INTERNAL_PORT, 'INTERNAL_PORT')

/** The first signal ends it when its callers have heard of that, a second one sooner. */
async function stop(): Promise<void> {
  const isFirst = !stopping
  stopping = true
  if (isFirst) log({ event: 'stopping' })
  await Promise.all([frame.drain.stop(), internal.drain.stop()])
  if (!isFirst) return
  store.close()
  process.exit(0)
}
process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
process.on('disconnect', () => void stop())

log({ event: 'started' })
process.send?.({ kind: 'ready', port: frame.port, internalPort: internal.port })
