import { fork, type ChildProcess } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { createServer as createHealthServer } from 'node:http'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join, resolve } from 'node:path'

import { startKms } from '@dining/card-vault/kms-server'
import { writePrivateFile } from '@dining/serving'
import * as v from 'valibot'

import { VENDOR_PORTS } from './vendor-ports.ts'

const SANDBOX = resolve(import.meta.dirname, '../../../../apps/sandbox/src')

const sandboxReady = v.object({ port: v.number(), smtpPort: v.optional(v.number()) })

interface VendorOptions {
  /** Port of `/healthz`. */
  readonly port: number
  /** Host name by which other containers reach this one. */
  readonly host: string
  /** Ports of the services; 0 takes any free port. */
  readonly ports: Readonly<Record<keyof typeof VENDOR_PORTS, number>>
  readonly dataDir: string
  /** The file that is written for the card vault: variables of the key service. */
  readonly kmsFile: string
  readonly networkToken: string
}

export interface RunningVendors {
  readonly ports: Readonly<Record<keyof typeof VENDOR_PORTS, number>>
  readonly close: () => Promise<void>
}

/**
 * What vendors host, for the rehearsal in containers: AWS KMS, a mail server and the card networks' service. The local ones of this repository listen on
 * 127.0.0.1 alone; this passes on connections of other containers.
 */
export async function startVendors({ port, host, ports, dataDir, kmsFile, networkToken }: VendorOptions): Promise<RunningVendors> {
  const open: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const one of open.toReversed()) await one()
  }
  const start = async (main: string, env: Readonly<Record<string, string>>) => {
    const child = fork(join(SANDBOX, main), {
      env: { PATH: process.env['PATH'], APP_ENV: 'development', PORT: '0', ...env },
    })
    open.push(() => ended(child))
    return ready(child)
  }
  const pass = async (from: number, to: number) => {
    const relay = await listen(
      createServer((socket) => {
        const further = connect(to, '127.0.0.1')
        socket.on('error', () => further.destroy()).pipe(further)
        further.on('error', () => socket.destroy()).pipe(socket)
      }),
      from,
    )
    open.push(relay.close)
    return relay.port
  }
  try {
    const folder = (name: string) => {
      mkdirSync(join(dataDir, name), { recursive: true, mode: 0o700 })
      return join(dataDir, name)
    }
    const kms = await startKms()
    open.push(kms.close)
    const mailbox = await start('main.ts', { SMTP_PORT: '0', DATA_DIR: folder('mail') })
    const processor = await start('processor/main.ts', { DATA_DIR: folder('processor'), NETWORK_TOKEN: networkToken })
    const reached = {
      kms: await pass(ports.kms, Number(new URL(kms.url).port)),
      mail: await pass(ports.mail, mailbox.smtpPort ?? 0),
      network: await pass(ports.network, processor.port),
    }
    const variables = {
      KMS_KEY_ID: kms.createKey(),
      KMS_ENDPOINT: `http://${host}:${reached.kms}`,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: kms.credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: kms.credentials.secretAccessKey,
    }
    writePrivateFile(
      kmsFile,
      Object.entries(variables).reduce((text, [name, value]) => `${text}${name}=${value}\n`, ''),
    )
    const health = await listen(
      createHealthServer((_, response) => response.end('ok')),
      port,
    )
    open.push(health.close)
    return { ports: reached, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function listen(server: Server, port: number) {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '0.0.0.0', resolve)
  })
  const address = server.address()
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: async () => {
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

function ready(child: ChildProcess): Promise<v.InferOutput<typeof sandboxReady>> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(v.parse(sandboxReady, message)))
    child.once('exit', (code) => reject(new Error(`${child.spawnargs.at(-1)} ended with ${code}`)))
  })
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  await new Promise((resolve) => {
    child.once('exit', resolve)
    child.kill()
  })
}
