import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { madeOnce } from './made-once.ts'

let folder: string
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'made-once-'))))
afterEach(() => rm(folder, { recursive: true }))

const made = (path: string, times: { count: number }) => async () => {
  times.count += 1
  await writeFile(`${path}.next`, 'whole')
  await rename(`${path}.next`, path)
}

it('makes a file once for several callers at the same time, and leaves nothing else', async () => {
  const [path, times] = [join(folder, 'once'), { count: 0 }]
  await Promise.all(Array.from({ length: 3 }, () => madeOnce(path, made(path, times))))
  expect([times.count, await readFile(path, 'utf8'), await readdir(folder)]).toEqual([1, 'whole', ['once']])
})

it('tries again after a failure, and takes over from a process that has ended', async () => {
  const [path, times] = [join(folder, 'again'), { count: 0 }]
  await expect(madeOnce(path, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  const ended = spawn(process.execPath, ['-e', ''])
  await once(ended, 'exit')
  await writeFile(`${path}.lock`, String(ended.pid))
  await madeOnce(path, made(path, times))
  expect([times.count, await readdir(folder)]).toEqual([1, ['again']])
})
