import { spawn } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { pathWithPnpm, ROOT } from '@dining/stack'

import { peakMemory } from './peak-memory.ts'
import { prepareMinimalApps } from './peers/minimal-apps.ts'
import type { Row } from './report.ts'

/** Builds that run side by side, ours and the peers'. */
const AT_ONCE = 2

interface Measured {
  readonly seconds: number
  /** Megabytes that all processes of the run had at once. */
  readonly megabytes: number
}

/** Runs a command to its end. @throws with what it said when it failed */
async function measured(command: string, args: readonly string[], cwd: string): Promise<Measured> {
  const start = performance.now()
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, PATH: pathWithPnpm(), TURBO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const hear = (chunk: Buffer) => (said += chunk.toString())
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const memory = peakMemory(child.pid ?? 0)
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve))
  const megabytes = memory.stop()
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${said}`)
  return { seconds: (performance.now() - start) / 1000, megabytes }
}

/** Through turbo, as `pnpm partner build` does. Cold builds whatever is cached; the rest of what turbo keeps stays. */
function turboBuild(partners: readonly string[], isCold: boolean): Promise<Measured> {
  const filters = partners.map((id) => `--filter=@dining/partner-${id}`)
  const force = isCold ? ['--force'] : []
  const args = ['run', 'build', ...filters, `--concurrency=${AT_ONCE}`, '--no-update-notifier', ...force]
  return measured(join(ROOT, 'node_modules/.bin/turbo'), args, ROOT)
}

const withoutDist = (partners: readonly string[]) => {
  for (const id of partners) rmSync(join(ROOT, 'partners', id, 'dist'), { recursive: true, force: true })
}

/** One partner and all of them, cold (nothing cached) and warm (nothing changed), beside as many minimal React apps built by the same Vite. */
export async function benchBuild({ partner, say }: { partner: string; say: (line: string) => void }): Promise<Row[]> {
  const all = readdirSync(join(ROOT, 'partners'), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  say('Preparing the peers')
  const peers = prepareMinimalApps(all.length)
  const peer = async (count: number) => {
    const start = performance.now()
    const rest = peers.slice(0, count)
    const next = async (): Promise<void> => {
      const app = rest.shift()
      if (app === undefined) return
      await measured(process.execPath, app.build, app.folder)
      await next()
    }
    await Promise.all(Array.from({ length: AT_ONCE }, next))
    return (performance.now() - start) / 1000
  }

  say(`Building ${partner}, cold and warm`)
  withoutDist([partner])
  const one = { cold: await turboBuild([partner], true), warm: await turboBuild([partner], false), peer: await peer(1) }
  say(`Building all ${all.length}, cold`)
  withoutDist(all)
  const cold = await turboBuild(all, true)
  say(`Building ${all.length} minimal Vite apps`)
  const minimal = await peer(all.length)
  say(`Building all ${all.length}, warm`)
  const warm = await turboBuild(all, false)
  return [
    { name: 'one partner cold', value: one.cold.seconds, unit: 's', peer: 'minimal Vite app', peerValue: one.peer },
    { name: 'one partner warm', value: one.warm.seconds, unit: 's' },
    { name: `all ${all.length} cold`, value: cold.seconds, unit: 's', peer: `${all.length} minimal Vite apps`, peerValue: minimal },
    { name: `all ${all.length} warm`, value: warm.seconds, unit: 's' },
    { name: `all ${all.length} cold, peak memory`, value: Math.round(cold.megabytes), unit: 'MB' },
  ]
}
