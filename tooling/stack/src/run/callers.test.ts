import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'dining-callers-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A program that stays until its callers end, started by a chain of callers named as npx and pnpm are. */
function write(name: string, code: string): string {
  const file = join(folder, name)
  writeFileSync(file, code)
  return file
}
const program = write(
  'program.ts',
  `import { whenCallersEnd } from ${JSON.stringify(join(import.meta.dirname, 'callers.ts'))}
  whenCallersEnd(() => { process.stdout.write('ended'); process.exit(0) })
  setInterval(() => {}, 1000)
  process.stdout.write('up ')`,
)
const passOn = (next: string) =>
  `require('node:child_process').spawn(process.execPath, [${JSON.stringify(next)}], { stdio: 'inherit' }); setInterval(() => {}, 1000)`
const inner = write('pnpm', passOn(program))
const outer = write('npx', passOn(inner))

it('detects that a caller was killed, at any level', async () => {
  const caller = spawn(process.execPath, [outer], { stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  let heard = ''
  caller.stdout.on('data', (chunk: Buffer) => {
    heard += chunk.toString()
  })
  try {
    await expect.poll(() => heard).toBe('up ')
    caller.kill('SIGKILL')
    await expect.poll(() => heard).toBe('up ended')
  } finally {
    // The caller in between keeps running, as pnpm may.
    if (caller.pid !== undefined) process.kill(-caller.pid, 'SIGKILL')
  }
})
