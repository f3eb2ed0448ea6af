#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { BUILDER_SOCKET } from './builder-socket.ts'
import type { Answer, Orders } from './orders.ts'

/**
 * `turbo-build [options of turbo run]`: `turbo run build`, in which turbo decides what has to be built, and this one process builds the
 * partners among it. So a bundler's start, and the work that is the same for every partner, is done once.
 */
const ROOT = path.resolve(import.meta.dirname, '../../..')

// A socket in a private folder: no other user can send build requests.
const folder = await mkdtemp(path.join(tmpdir(), 'partner-builder-'))
const socket = path.join(folder, 'socket')
let orders: Promise<Orders> | undefined

async function take(order: string): Promise<Answer> {
  // Only now: if everything is current, the bundler is not loaded.
  orders ??= import('./orders.ts').then(({ createOrders }) => createOrders())
  return (await orders).take(order)
}

const server = createServer({ allowHalfOpen: true }, (client) => {
  let order = ''
  client.on('data', (chunk) => (order += chunk.toString()))
  client.on('end', async () => client.end(JSON.stringify(await take(order))))
  // A process that has ended needs no response; turbo reports its failure.
  client.on('error', () => client.destroy())
})
await new Promise<void>((resolve) => server.listen(socket, resolve))

const turbo = spawn(path.join(ROOT, 'node_modules/.bin/turbo'), ['run', 'build', '--no-update-notifier', ...process.argv.slice(2)], {
  cwd: ROOT,
  env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', [BUILDER_SOCKET]: socket },
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => turbo.kill(signal))
const code = await new Promise<number | null>((resolve, reject) => turbo.once('error', reject).once('close', resolve))
server.close()
await (await orders)?.close()
await rm(folder, { recursive: true, force: true })
process.exit(code ?? 1)
