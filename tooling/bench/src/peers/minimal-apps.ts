import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { prepareReact } from './apps.ts'

const SOURCES = ['index.html', 'main.jsx', 'vite.config.js'] as const

const json = (value: unknown) => `${JSON.stringify(value)}\n`

/**
 * A workspace of so many copies of the minimal React app, which share what it has installed; turbo builds them as it does ours.
 * @returns its folder; the apps are `app-1`, `app-2` …
 */
export function prepareMinimalApps(count: number): string {
  const { folder } = prepareReact()
  const workspace = join(folder, 'workspace')
  for (let number = 1; number <= count; number += 1) {
    const own = join(workspace, `apps/app-${number}`)
    mkdirSync(own, { recursive: true })
    for (const source of SOURCES) cpSync(join(folder, source), join(own, source))
    const vite = 'node ../../../node_modules/vite/bin/vite.js build'
    writeFileSync(join(own, 'package.json'), json({ name: `app-${number}`, version: '0.0.0', type: 'module', scripts: { build: vite } }))
  }
  writeFileSync(join(workspace, 'package.json'), json({ name: 'minimal-apps', private: true, packageManager: 'pnpm@12.21.0' }))
  writeFileSync(join(workspace, 'pnpm-workspace.yaml'), "packages: ['apps/*']\nverifyDepsBeforeRun: false\npmOnFail: ignore\n")
  writeFileSync(join(workspace, 'turbo.json'), json({ tasks: { build: { outputs: ['dist/**'] } } }))
  return workspace
}
