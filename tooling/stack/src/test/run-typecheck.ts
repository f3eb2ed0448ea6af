import { spawn } from 'node:child_process'
import { join, relative } from 'node:path'
import { text } from 'node:stream/consumers'

import { ROOT } from '../root.ts'

/**
 * `pnpm --filter <package> typecheck`: the type errors of one folder. One configuration is used for the whole repository, and packages import
 * each other's sources, so all of it is compiled (incrementally) and the errors elsewhere are left out.
 */
export async function runTypecheck(folder: string): Promise<void> {
  const tsc = spawn(join(ROOT, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.json', '--pretty', 'false'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output, code] = await Promise.all([
    text(tsc.stdout),
    new Promise<number | null>((resolve, reject) => tsc.once('error', reject).once('close', resolve)),
  ])
  const own = ownErrors(output, relative(ROOT, folder))
  // Without a located error, tsc itself failed.
  const shown = code !== 0 && !/^\S.*\(\d+,\d+\): error/m.test(output) ? output : own
  process.stdout.write(shown)
  process.exitCode = shown === '' ? 0 : 1
}

/** The errors of a folder, each with its further lines; all of them for the top folder. */
export function ownErrors(output: string, folder: string): string {
  const errors = output.split(/^(?=\S)/m).filter((error) => error.trim() !== '')
  return errors.filter((error) => folder === '' || error.startsWith(`${folder}/`)).join('')
}
