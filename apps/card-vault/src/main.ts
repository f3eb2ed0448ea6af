import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { createBoundedServer, drainable, keepFilesPrivate, type Drain } from '@dining/serving'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'

import { vaultEnvironment } from './environment.ts'
import { createFrameApp } from './frame-app.ts'
import { createInternalApp } from './internal-app.ts'
import { createLog } from './log.ts'
import { keepMaintained } from './maintenance.ts'
import { openVault, VaultError } from './open-vault.ts'
import { readParents } from './parents.ts'

const SCRIPT = join(import.meta.dirname, '../dist/frame.js')
const STYLE = join(import.meta.dirname, 'frame/frame.css')
/** How often, and after how many milliseconds each, a missing build is looked for again. */
const [BUILD_TRIES, BUILD_PAUSE_MS] = [20, 100] as const

/** Prints one line with the remedy, and exits. */
function refuse(why: string): never {
  process.stderr.write(`card-vault: ${why}\n`)
  process.exit(1)
}

function listen(app: Hono, host: string, port: number, name: string): Promise<{ drain: Drain; port: number }> {
  const server = createBoundedServer(getRequestListener(app.fetch))
  const drain = drainable(server, environment.DRAIN_NOTICE_MS)
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      refuse(
        error.code === 'EADDRINUSE' ? `port ${port} is in use: choose another ${name}` : `cannot listen on ${name} ${port}: ${error.code}`,
      ),
    )
    server.listen(port, host, () => resolve({ drain, port: (server.address() as AddressInfo).port }))
  })
}

const isAbsent = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** The built frame; null if there is none. A build that is restored at this moment lacks a file: each is removed before it is written again. */
async function readBuild() {
  for (let tries = 0; tries < BUILD_TRIES; tries++) {
    try {
      return { script: readFileSync(SCRIPT, 'utf8'), style: readFileSync(STYLE, 'utf8') }
    } catch (error) {
      if (!isAbsent(error)) throw error
      await setTimeout(BUILD_PAUSE_MS)
    }
  }
  return null
}

const read = vaultEnvironment.read(process.env)
if (!read.ok) {
  process.stderr.write(`${read.error}\n`)
  process.exit(1)
}
const environment = read.value
const bundle = (await readBuild()) ?? refuse('the frame is not built: run `npx vite build` in apps/card-vault')

const parents = await readParents(environment).catch((error: unknown) => refuse(String(error)))
if (!parents.ok) refuse(parents.error)

keepFilesPrivate()
const log = createLog(environment.LOG_LEVEL)
const vault = await openVault(environment, log).catch((error: unknown) => {
  if (error instanceof VaultError) return refuse(error.message)
  throw error
})

let stopping = false
const ready = () => !stopping
const { VAULT_TOKEN: token } = environment
const { origins: parentOrigins, faces } = parents.value
const secure = environment.APP_ENV !== 'development'
const frameApp = createFrameApp({ bundle, keys: vault.keys, parentOrigins, faces, now: vault.now, log, ready, secure })
const internalApp = createInternalApp({ ...vault, log, token, partners: parentOrigins, ready })
const frame = await listen(frameApp, environment.HOST, environment.PORT, 'PORT')
const internal = await listen(internalApp, environment.INTERNAL_HOST, environment.INTERNAL_PORT, 'INTERNAL_PORT')
const schedule = { frameKeyDays: environment.FRAME_KEY_DAYS, dataKeyDays: environment.DATA_KEY_DAYS }
const maintenance = keepMaintained({ ...vault, schedule, log })

/** The first signal drains and ends the process; a second one shortens the notice period. */
async function stop(): Promise<void> {
  const isFirst = !stopping
  stopping = true
  if (isFirst) log({ event: 'stopping' })
  await Promise.all([frame.drain.stop(), internal.drain.stop()])
  if (!isFirst) return
  await maintenance.stop()
  await vault.store.close()
  process.exit(0)
}
process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
process.on('disconnect', () => void stop())

log({ event: 'started' })
process.send?.({ kind: 'ready', port: frame.port, internalPort: internal.port })
