import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { pathWithPnpm, ROOT } from '@dining/stack'

import { peakMemory } from './peak-memory.ts'
import { prepareMinimalApps } from './peers/minimal-apps.ts'
import type { Row } from './report.ts'

/** Number of builds of this project and of the peers that run in parallel. */
const AT_ONCE = 2

interface Measured {
  readonly seconds: number
  /** Peak megabytes of all processes of the run together. */
  readonly megabytes: number
}

/** Runs a command to its end. @throws with its output if it failed */
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

/** A cold build ignores the cache. */
const optionsOf = (packages: readonly string[], isCold: boolean) => [
  ...packages.map((name) => `--filter=${name}`),
  `--concurrency=${AT_ONCE}`,
  ...(isCold ? ['--force'] : []),
]

/** Through turbo, as `pnpm partner build` does. */
const ourBuild = (packages: readonly string[], isCold: boolean) =>
  measured(process.execPath, [join(ROOT, 'tooling/build/src/turbo-build.ts'), ...optionsOf(packages, isCold)], ROOT)

const peerBuild = (workspace: string, packages: readonly string[]) =>
  measured(join(ROOT, 'node_modules/.bin/turbo'), ['run', 'build', ...optionsOf(packages, true), '--no-update-notifier'], workspace)

/** Moves the builds of partners away, as on a new machine. @returns a function that restores what was not built again */
async function putBuildsAway(ids: readonly string[]): Promise<() => Promise<void>> {
  const moves = ids
    .map((id) => [join(ROOT, 'partners', id, 'dist'), join(ROOT, 'partners', id, '.cache/before-bench')] as const)
    .filter(([dist]) => existsSync(dist))
  for (const [dist, away] of moves) {
    await mkdir(dirname(away), { recursive: true })
    await rename(dist, away)
  }
  return async () => {
    for (const [dist, away] of moves) await (existsSync(dist) ? rm(away, { recursive: true }) : rename(away, dist))
  }
}

/** One partner and all of them, cold (nothing cached) and warm (nothing changed), beside as many minimal React apps built by the same Vite. */
export async function benchBuild({ partner, say }: { partner: string; say: (line: string) => void }): Promise<Row[]> {
  const all = readdirSync(join(ROOT, 'partners'), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  say('Preparing the peers')
  const minimal = prepareMinimalApps(all.length)
  const ours = (ids: readonly string[], isCold: boolean) =>
    ourBuild(
      ids.map((id) => `@dining/partner-${id}`),
      isCold,
    )
  say(`Building ${partner}, cold and warm`)
  const one = {
    cold: await ours([partner], true),
    warm: await ours([partner], false),
    peer: await peerBuild(minimal, ['app-1']),
  }
  say(`Building all ${all.length}, cold`)
  const endCold = await putBuildsAway(all)
  const cold = await ours(all, true).finally(endCold)
  say(`Building ${all.length} minimal Vite apps`)
  const peers = await peerBuild(minimal, ['./apps/*'])
  say(`Building all ${all.length}, warm`)
  const warm = await ours(all, false)
  return [
    { name: 'one partner cold', value: one.cold.seconds, unit: 's', peer: 'minimal Vite app', peerValue: one.peer.seconds },
    { name: 'one partner warm', value: one.warm.seconds, unit: 's' },
    { name: `all ${all.length} cold`, value: cold.seconds, unit: 's', peer: `${all.length} minimal Vite apps`, peerValue: peers.seconds },
    { name: `all ${all.length} warm`, value: warm.seconds, unit: 's' },
    { name: `all ${all.length} cold, peak memory`, value: Math.round(cold.megabytes), unit: 'MB' },
  ]
}
