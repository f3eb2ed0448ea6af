import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { lockDataDir } from './data-lock.ts'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'dining-lock-'))
})
afterAll(async () => {
  await Promise.all(children.map(kill))
  await rm(dir, { recursive: true })
})

const children: ChildProcess[] = []
const lockModule = fileURLToPath(new URL('./data-lock.ts', import.meta.url))

/** Another process that takes the lock, says whether it got it and stays until it is killed. */
async function otherProcess(dataDir: string): Promise<{ child: ChildProcess; says: string }> {
  const script = `import { lockDataDir } from ${JSON.stringify(lockModule)}
    await lockDataDir(${JSON.stringify(dataDir)}).then(() => console.log('mine'), (error) => console.log(error.kind))
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, says: chunk.toString().trim() }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}

it('refuses a folder that a living process owns, and takes it over when that was killed', async () => {
  const dataDir = join(dir, 'killed')
  const { child, says } = await otherProcess(dataDir)
  expect(says).toBe('mine')
  await expect(lockDataDir(dataDir)).rejects.toMatchObject({
    kind: 'in-use',
    message: expect.stringContaining(`${child.pid}. Stop it first`),
  })
  await kill(child)
  const unlock = await lockDataDir(dataDir)
  expect(JSON.parse(await readFile(join(dataDir, 'lock.json'), 'utf8'))).toMatchObject({ pid: process.pid })
  await unlock()
  expect(await readdir(dataDir)).toEqual([])
})

it('refuses a second opener in the same process', async () => {
  const unlock = await lockDataDir(join(dir, 'twice'))
  await expect(lockDataDir(join(dir, 'twice'))).rejects.toMatchObject({ kind: 'in-use' })
  await unlock()
})

it.each([
  ['of a younger process with the same number', JSON.stringify({ pid: process.pid, started: '1' })],
  ['cut off by a crash', '{"pid":'],
  ['of a process that has ended', JSON.stringify({ pid: 2 ** 22 + 1, started: null })],
])('takes over a lock %s', async (name, content) => {
  const dataDir = join(dir, name)
  await (
    await lockDataDir(dataDir)
  )()
  await writeFile(join(dataDir, 'lock.json'), content)
  const unlock = await lockDataDir(dataDir)
  await expect(lockDataDir(dataDir)).rejects.toMatchObject({ kind: 'in-use' })
  await unlock()
})

it('gives a stale lock to exactly one of several processes', async () => {
  const dataDir = join(dir, 'raced')
  const first = await otherProcess(dataDir)
  await kill(first.child)
  const all = await Promise.all(Array.from({ length: 4 }, () => otherProcess(dataDir)))
  expect(all.map(({ says }) => says).toSorted()).toEqual(['in-use', 'in-use', 'in-use', 'mine'])
})

it('gives a stale lock to exactly one of many callers, however they fall', async () => {
  const gone = JSON.stringify({ pid: 2 ** 22 + 1, started: null })
  for (let time = 0; time < 20; time++) {
    const dataDir = join(dir, `callers-${time}`)
    await mkdir(dataDir)
    await writeFile(join(dataDir, 'lock.json'), gone)
    const all = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataDir(dataDir)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  }
})

it('takes over from one that was killed while it took over', async () => {
  const dataDir = join(dir, 'abandoned')
  await mkdir(dataDir)
  await writeFile(join(dataDir, 'lock.json'), '{"pid":')
  await writeFile(join(dataDir, 'lock.json.stale'), '')
  await (
    await lockDataDir(dataDir)
  )()
  expect(await readdir(dataDir)).toEqual([])
})
