import { spawn, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import type { DryImage } from './build-image.ts'

/** Milliseconds between two health checks. */
const CHECK_MS = 250
const STARTS_WITHIN_MS = 120_000

export interface DryContainer {
  /** Seconds until its health check succeeded. */
  readonly seconds: number
  /** Memory of the process then, in MB. */
  readonly megabytes: number
  readonly stop: () => Promise<number | null>
}

interface Order {
  readonly name: string
  readonly image: DryImage
  /** The container's own command, in place of the image's. */
  readonly command: readonly string[]
  readonly variables: Readonly<Record<string, string>>
  /** Paths of the container that are elsewhere here: secrets and writable folders. */
  readonly mounts: readonly (readonly [container: string, here: string])[]
}

/** User and group of "65532:65532"; only root may start a process as another. */
function identityOf(user: string) {
  const [uid, gid] = user.split(':').map(Number)
  return process.getuid?.() === 0 ? { uid, gid } : {}
}

function start(
  { image: { root, settings }, command, variables, mounts }: Omit<Order, 'name'>,
  words: readonly string[] | null,
): ChildProcess {
  const paths = new Map([...mounts, [settings.workdir, join(root, settings.workdir)]])
  const found = new RegExp(`(?<=^|=)(?:${[...paths.keys()].join('|')})(?=/|$)`, 'g')
  const here = (text: string) => text.replaceAll(found, (path) => paths.get(path) ?? path)
  const env = Object.fromEntries(Object.entries({ ...settings.variables, ...variables }).map(([key, value]) => [key, here(value)]))
  const [program, ...args] = words ?? [...settings.entrypoint, ...(command.length > 0 ? command : settings.command)]
  if (program !== 'node') throw new Error(`The image starts ${program}, not node`)
  return spawn(process.execPath, args.map(here), {
    cwd: join(root, settings.workdir),
    env: { NODE_NO_WARNINGS: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...identityOf(settings.user),
  })
}

const codeOf = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))

/** Runs a container to its end, such as a job. Rejects with its output unless it succeeds. @returns seconds */
export async function runJob(order: Order): Promise<number> {
  const started = performance.now()
  const child = start(order, null)
  const said = outputOf(child)
  const code = await codeOf(child)
  if (code !== 0) throw new Error(`${order.name} ended with ${code}\n${said()}`)
  return (performance.now() - started) / 1_000
}

/** Starts a container, and resolves when the health check of its image succeeds. Rejects with its output if it ends before. */
export async function runContainer(order: Order): Promise<DryContainer> {
  const started = performance.now()
  const child = start(order, null)
  const said = outputOf(child)
  const ended = codeOf(child)
  const { health } = order.image.settings
  if (!health) throw new Error(`The image of ${order.name} has no HEALTHCHECK`)
  const isWell = () => codeOf(start(order, health))
  while ((await isWell()) !== 0) {
    if (child.exitCode !== null) throw new Error(`${order.name} ended with ${child.exitCode}\n${said()}`)
    if (performance.now() - started > STARTS_WITHIN_MS) {
      child.kill('SIGKILL')
      throw new Error(`${order.name} is not well after ${STARTS_WITHIN_MS / 1_000} seconds\n${said()}`)
    }
    await wait(CHECK_MS)
  }
  const seconds = (performance.now() - started) / 1_000
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
  return {
    seconds,
    megabytes: Number(/^VmRSS:\s*(\d+)/m.exec(status)?.[1] ?? 0) / 1_024,
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}

function outputOf(child: ChildProcess): () => string {
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text = (text + chunk.toString()).slice(-5_000)))
  return () => text
}
