import { spawn } from 'node:child_process'
import { join } from 'node:path'

import { ROOT } from '../root.ts'
import { PARTNERS_DIR } from './partners.ts'

/** Builds one partner at once, without turbo. @returns undefined on success, else the output of the build */
export function rebuild(id: string): Promise<string | undefined> {
  const child = spawn(process.execPath, [join(ROOT, 'tooling/build/src/partner-build.ts')], {
    cwd: join(PARTNERS_DIR, id),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code) => resolve(code === 0 ? undefined : output))
  })
}
