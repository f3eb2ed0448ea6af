import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'

import { ROOT } from '../root.ts'
import { startApp } from './child.ts'
import type { App } from './child.ts'

const folder = mkdtempSync(join(tmpdir(), 'dining-child-'))
const logFile = join(folder, 'logs', 'app.log')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const heard: string[] = []
const lost = vi.fn<(why: string) => void>()

function start(code: string, env = {}): App {
  const file = join(folder, `${crypto.randomUUID()}.ts`)
  writeFileSync(file, code)
  lost.mockReset()
  heard.length = 0
  const main = relative(ROOT, file)
  return startApp({ name: 'app', main, env, logFile, onProgress: (text) => heard.push(text), onLost: lost })
}

const STAYS = `process.send({ kind: 'ready', port: process.pid }); setInterval(() => {}, 1000);`

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('an app of the stack', () => {
  it('reports its progress and its port, and ends on request', async () => {
    const app = start(`process.send({ kind: 'progress', text: 'half' }); console.log('written'); ${STAYS}`)
    const pid = await app.ready
    expect(heard).toEqual(['half'])
    expect(isRunning(pid)).toBe(true)
    await app.stop()
    expect(isRunning(pid)).toBe(false)
    expect(lost).not.toHaveBeenCalled()
    // Its last output arrives through the pipe after it has ended.
    await expect.poll(() => readFileSync(logFile, 'utf8')).toContain('written')
  })

  it.each([
    [
      'its own last line',
      `console.error('first\\nPort 1 is in use: choose another.'); process.exit(1)`,
      'Port 1 is in use: choose another.',
    ],
    ['the line that names a bug', `throw new TypeError('no such thing')`, 'TypeError: no such thing'],
    ['how it ended, when it said nothing', `process.exit(3)`, /^app ended with code 3 before it was ready: see .*app\.log$/],
  ])('that does not come up is reported with %s', async (_, code, line) => {
    await expect(start(code).ready).rejects.toThrow(line)
  })

  it('that ends by itself later is reported', async () => {
    await start(`process.send({ kind: 'ready', port: 1 }); setTimeout(() => process.exit(4), 20)`).ready
    await expect.poll(() => lost.mock.calls).toEqual([[expect.stringMatching(/^app stopped unexpectedly \(code 4\)/)]])
  })

  it('gets no variable that it was not given', async () => {
    vi.stubEnv('SECRET_OF_ANOTHER', 'x')
    const app = start(`process.send({ kind: 'progress', text: process.env.SECRET_OF_ANOTHER + process.env.GIVEN }); ${STAYS}`, {
      GIVEN: '1',
    })
    await app.ready
    expect(heard).toEqual(['undefined1'])
    await app.stop()
  })
})
