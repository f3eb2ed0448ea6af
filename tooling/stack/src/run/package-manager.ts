import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

import { ROOT } from '../root.ts'

/**
 * The search path for turbo, which runs each package's script through pnpm: as it is when pnpm started us, else with the folder
 * of the version in package.json, as npx has it.
 */
export function pathWithPnpm(): string {
  const path = process.env['PATH'] ?? ''
  if (path.split(delimiter).some((folder) => folder !== '' && existsSync(join(folder, 'pnpm')))) return path
  const version = /"packageManager": "(pnpm@[\d.]+)"/.exec(readFileSync(join(ROOT, 'package.json'), 'utf8'))?.[1] ?? 'pnpm'
  const found = execFileSync('npx', ['--yes', '-p', version, '-c', 'command -v pnpm'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return `${dirname(found.trim())}${delimiter}${path}`
}
