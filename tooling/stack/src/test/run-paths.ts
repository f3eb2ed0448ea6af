import { spawn } from 'node:child_process'

import { ensureChromium } from '../chromium.ts'
import { pathWithPnpm } from '../run/package-manager.ts'
import { pathCommands } from './path-commands.ts'
import { COMPILE_CACHE } from './stages.ts'

/**
 * `pnpm test [path…]`: runs the requested tests, with the runner's own output and exit code.
 * @param folders where relative paths may start
 */
export async function runPaths(args: readonly string[], folders: readonly string[]): Promise<void> {
  const commands = pathCommands(args, folders)
  const chromium = commands.some(({ needsChromium }) => needsChromium) ? { CHROMIUM: ensureChromium(console.log).path } : {}
  const env = { ...process.env, ...chromium, PATH: pathWithPnpm(), NODE_COMPILE_CACHE: COMPILE_CACHE }
  for (const { program, args: own, cwd } of commands) {
    const child = spawn(program, own, { cwd, env, stdio: 'inherit' })
    const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
    if (code !== 0) process.exitCode = code ?? 1
  }
}
