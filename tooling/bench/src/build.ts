import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { ROOT } from '@dining/stack'

import { prepareReact } from './peers/apps.ts'
import type { Row } from './report.ts'

function seconds(run: () => void): number {
  const start = performance.now()
  run()
  return (performance.now() - start) / 1000
}

function turboBuild(partner: string, ...more: readonly string[]): void {
  const result = spawnSync('turbo', ['run', 'build', `--filter=@dining/partner-${partner}`, ...more], { cwd: ROOT, encoding: 'utf8' })
  if (result.status !== 0) throw new Error(`turbo failed:\n${result.stdout}\n${result.stderr}`)
}

/** One partner's bundle, cold (nothing cached) and warm (nothing changed), beside a minimal React app built by the same Vite. */
export function benchBuild(options: { partner: string; say: (line: string) => void }): Row[] {
  options.say('Building cold')
  rmSync(join(ROOT, 'partners', options.partner, 'dist'), { recursive: true, force: true })
  const cold = seconds(() => turboBuild(options.partner, '--force'))
  options.say('Building warm')
  const warm = seconds(() => turboBuild(options.partner))
  options.say('Building the peer')
  const peer = prepareReact()
  const minimal = seconds(() => peer.build())
  return [
    { name: 'build cold', value: cold, unit: 's', peer: 'minimal Vite app', peerValue: minimal },
    { name: 'build warm', value: warm, unit: 's', peer: 'minimal Vite app', peerValue: minimal },
  ]
}
