import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { hasChangedSince, sourceCommit } from './source-commit.ts'

const run = promisify(execFile)
const AUTHOR = { GIT_AUTHOR_NAME: 'a', GIT_AUTHOR_EMAIL: 'a@b.example', GIT_COMMITTER_NAME: 'a', GIT_COMMITTER_EMAIL: 'a@b.example' }

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'source-commit-'))
  await git('init', '--quiet')
  await write('partners/one/copy.ts')
  await commit('partners/two/copy.ts')
})
afterEach(() => rm(root, { recursive: true, force: true }))

const git = async (...args: readonly string[]) =>
  (await run('git', ['-C', root, ...args], { env: { ...process.env, ...AUTHOR } })).stdout.trim()

async function write(file: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), String(Math.random()))
}

async function commit(file: string): Promise<string> {
  await write(file)
  await git('add', '--all')
  await git('commit', '--quiet', '--message', file)
  return git('rev-parse', 'HEAD')
}

const commitOf = (id: string) => sourceCommit(join(root, 'partners', id), root)

it('is the last commit of the partner or of shared code, and none of another partner, of a test or of a text about the code', async () => {
  const shared = await commit('packages/ui/src/button.ts')
  const own = await commit('partners/one/copy.ts')
  for (const file of ['partners/one/copy.test.ts', 'packages/ui/README.md', 'apps/web/testing/built.ts']) await write(file)
  await commit('apps/api/src/main.ts')
  expect([await commitOf('one'), await commitOf('two')]).toEqual([
    { id: own, isModified: false },
    { id: shared, isModified: false },
  ])
})

it('tells of changes that are not committed, of its own sources only', async () => {
  await write('partners/one/new.ts')
  await write('packages/ui/src/button.test.ts')
  expect([(await commitOf('one'))?.isModified, (await commitOf('two'))?.isModified]).toEqual([true, false])
})

it('is unknown outside of a repository, and an error in a clone without history', async () => {
  await rm(join(root, '.git'), { recursive: true })
  expect(await commitOf('one')).toBeNull()
  await git('init', '--quiet')
  await commit('partners/one/copy.ts')
  await commit('partners/one/copy.ts')
  const clone = join(root, 'clone')
  await git('clone', '--quiet', '--depth', '1', `file://${root}`, clone)
  await expect(sourceCommit(join(clone, 'partners/one'), clone)).rejects.toThrow('Run git fetch --unshallow')
})

it('a partner has changed since a commit if its own or shared sources have, and not if others have', async () => {
  const before = await git('rev-parse', 'HEAD')
  const changed = (since: string) => Promise.all(['one', 'two'].map((id) => hasChangedSince(since, join(root, 'partners', id), root)))
  expect(await changed(before)).toEqual([false, false])
  const own = await commit('partners/one/copy.ts')
  await commit('packages/ui/README.md')
  expect([await changed(before), await changed(own)]).toEqual([
    [true, false],
    [false, false],
  ])
  await commit('packages/ui/src/button.ts')
  expect(await changed(own)).toEqual([true, true])
  await expect(changed('0'.repeat(40))).rejects.toThrow('This clone has no commit 0000')
})
