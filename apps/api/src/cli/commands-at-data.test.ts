import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { lockDataDir } from '../store/data-lock.ts'

const MAIN = resolve(import.meta.dirname, 'main.ts')

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'commands-'))
})
afterAll(() => rm(dir, { recursive: true }))

/** Exit code and output of a command at a data folder. */
async function command(dataDir: string, ...args: string[]): Promise<readonly [number | null, string]> {
  const env = { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir }
  const child = spawn(process.execPath, [MAIN, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const exit = once(child, 'exit') as Promise<[number | null]>
  const out = await text(child.stdout)
  return [(await exit)[0], out.trim()]
}

it('creates no database where there is none', async () => {
  const nowhere = join(dir, 'nowhere')
  const [code, out] = await command(nowhere, 'content', 'list', 'one')
  expect([code, out, existsSync(nowhere)]).toEqual([1, expect.stringContaining(`There is no folder ${nowhere} with data.`), false])
})

it('does not open a data folder that another process uses, and names the process', async () => {
  const dataDir = join(dir, 'taken')
  const unlock = await lockDataDir(join(dataDir, 'db'))
  const answer = await command(dataDir, 'feed', 'unmatched')
  await unlock()
  expect(answer).toEqual([
    1,
    expect.stringContaining(`belongs to the running process ${process.pid}, perhaps of another container. Stop it first`),
  ])
})
