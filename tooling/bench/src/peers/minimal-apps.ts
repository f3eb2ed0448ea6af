import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { prepareReact } from './apps.ts'

/** A minimal app, installed. `build`: arguments of Node that build it. */
interface MinimalApp {
  readonly folder: string
  readonly build: readonly string[]
}

const SOURCES = ['index.html', 'main.jsx', 'vite.config.js'] as const

/** So many copies of the minimal React app, below it, so that they share what it has installed. */
export function prepareMinimalApps(count: number): MinimalApp[] {
  const { folder } = prepareReact()
  return Array.from({ length: count }, (_, number) => {
    const own = join(folder, `apps/${number + 1}`)
    mkdirSync(own, { recursive: true })
    for (const source of SOURCES) cpSync(join(folder, source), join(own, source))
    return { folder: own, build: [join(folder, 'node_modules/vite/bin/vite.js'), 'build'] }
  })
}
