import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

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

/** Another process that acquires the lock, reports whether it has it and runs until it is killed. */
async function otherProcess(dataDir: string, within: readonly string[] = []): Promise<{ child: ChildProcess; says: string }> {
  const script = `import { lockDataDir } from ${JSON.stringify(lockModule)}
    await lockDataDir(${JSON.stringify(dataDir)}).then(() => console.log('mine'), (error) => console.log(error.kind))
    setInterval(() => {}, 1000)`
  const [command, ...args] = [...within, process.execPath, '--input-type=module', '-e', script]
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
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

/** The lock of an ended process, of the current boot of the machine. */
function staleLock(pid: number): string {
  const boot = process.platform === 'linux' ? readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim() : null
  return JSON.stringify({ pid, socket: `lock-${randomUUID()}.sock`, boot })
}

it('refuses a folder that a running process owns, and takes it over when that was killed', async () => {
  const dataDir = join(dir, 'killed')
  const { child, says } = await otherProcess(dataDir)
  expect(says).toBe('mine')
  await expect(lockDataDir(dataDir)).rejects.toMatchObject({
    kind: 'in-use',
    message: expect.stringContaining(`${child.pid}, perhaps of another container. Stop it first`),
  })
  await kill(child)
  const unlock = await lockDataDir(dataDir)
  expect(JSON.parse(await readFile(join(dataDir, 'lock.json'), 'utf8'))).toMatchObject({ pid: process.pid })
  expect((await readdir(dataDir)).length).toBe(2)
  await unlock()
  expect(await readdir(dataDir)).toEqual([])
})

it('refuses a second opener in the same process', async () => {
  const unlock = await lockDataDir(join(dir, 'twice'))
  await expect(lockDataDir(join(dir, 'twice'))).rejects.toMatchObject({ kind: 'in-use' })
  await unlock()
})

it.each([
  ['of a process that has ended, whose number another has now', staleLock(process.pid)],
  ['cut off by a crash', '{"pid":'],
  ['of a process that has ended', staleLock(2 ** 22 + 1)],
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

it('gives a stale lock to exactly one of many callers, in every interleaving', async () => {
  const gone = staleLock(2 ** 22 + 1)
  for (let time = 0; time < 20; time++) {
    const dataDir = join(dir, `callers-${time}`)
    await mkdir(dataDir)
    await writeFile(join(dataDir, 'lock.json'), gone)
    const all = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataDir(dataDir)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  }
})

it('takes over from a process that was killed during its takeover', async () => {
  const dataDir = join(dir, 'abandoned')
  await mkdir(dataDir)
  await writeFile(join(dataDir, 'lock.json'), '{"pid":')
  await writeFile(join(dataDir, 'lock.json.stale'), '')
  await (
    await lockDataDir(dataDir)
  )()
  expect(await readdir(dataDir)).toEqual([])
})

const CONTAINER = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'] as const

describe.runIf(spawnSync('unshare', [...CONTAINER.slice(1), 'true']).status === 0)(
  'in containers, each with process numbers of its own',
  () => {
    it('refuses a folder that a process of another container owns, and takes it over when that was killed', async () => {
      const dataDir = join(dir, 'containers')
      const owner = await otherProcess(dataDir, CONTAINER)
      expect(owner.says).toBe('mine')
      // Both processes have the number 1.
      expect((await otherProcess(dataDir, CONTAINER)).says).toBe('in-use')
      await expect(lockDataDir(dataDir)).rejects.toMatchObject({ kind: 'in-use' })
      await kill(owner.child)
      await expect.poll(async () => (await otherProcess(dataDir, CONTAINER)).says).toBe('mine')
    })
  },
)

describe('a lock of another machine, or of an earlier boot of this one', () => {
  const foreign = { pid: 1, socket: `lock-${randomUUID()}.sock`, boot: 'another' }

  it('is respected while its owner renews its time', async () => {
    const dataDir = join(dir, 'renewed')
    await mkdir(dataDir)
    const path = join(dataDir, 'lock.json')
    await writeFile(path, JSON.stringify(foreign))
    const beat = setInterval(() => void utimes(path, new Date(), new Date()), 200)
    await expect(lockDataDir(dataDir)).rejects.toMatchObject({ kind: 'in-use' })
    clearInterval(beat)
  })

  it('is taken over when its time is not renewed', async () => {
    const dataDir = join(dir, 'silent')
    await mkdir(dataDir)
    await writeFile(join(dataDir, 'lock.json'), JSON.stringify(foreign))
    await (
      await lockDataDir(dataDir)
    )()
    expect(await readdir(dataDir)).toEqual([])
  })
})

it('works in a folder whose path is longer than the path of a socket may be', async () => {
  const dataDir = join(dir, 'x'.repeat(120))
  const unlock = await lockDataDir(dataDir)
  await expect(lockDataDir(dataDir)).rejects.toMatchObject({ kind: 'in-use' })
  await unlock()
})
