import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { ROOT, StackError } from '@dining/stack'

import type { Manifest } from './manifest.ts'

const run = promisify(execFile)

/** What a pack is made of besides the partner's folder; tests, stories and texts about the code change no pack. */
const SOURCES = ['apps/web', 'packages', 'tooling/build', 'tooling/partner/src/pack', 'pnpm-lock.yaml']
const OTHERS = ['*.test.*', '*.stories.*', '*.stress.ts', '*.md', '*/testing/*'].map((pattern) => `:(exclude)${pattern}`)

/** The paths that decide about a partner's pack, for git. */
const pathsOf = (partnerFolder: string) => ['--', partnerFolder, ...SOURCES, ...OTHERS]

/**
 * Whether a source of a partner's pack differs between a commit and the newest one of this branch.
 * Throws StackError if the repository does not have the commit, as in a clone without its history.
 */
export async function hasChangedSince(commit: string, partnerFolder: string, root = ROOT): Promise<boolean> {
  const inGit = (...args: readonly string[]) => run('git', ['-C', root, ...args])
  await inGit('rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{commit}`).catch(() => {
    throw new StackError(`This clone has no commit ${commit}. Name another with --since, or run git fetch --unshallow.`)
  })
  const { stdout } = await inGit('diff', '--name-only', commit, 'HEAD', ...pathsOf(partnerFolder))
  return stdout.trim() !== ''
}

/**
 * The last commit that changed a source of a partner's pack, so that a commit of another partner changes nothing; null outside of a repository.
 * Throws StackError in a clone without its history, which would name another commit than a whole one.
 */
export async function sourceCommit(partnerFolder: string, root = ROOT): Promise<Manifest['commit']> {
  const inGit = async (...args: readonly string[]) => (await run('git', ['-C', root, ...args])).stdout.trim()
  const paths = pathsOf(partnerFolder)
  const shallow = await inGit('rev-parse', '--is-shallow-repository').catch(() => null)
  if (shallow === null) return null
  if (shallow === 'true')
    throw new StackError('This clone has no history, so the commit of the pack is unknown. Run git fetch --unshallow.')
  const id = await inGit('log', '-1', '--format=%H', ...paths).catch(() => '')
  return id === '' ? null : { id, isModified: (await inGit('status', '--porcelain', ...paths)) !== '' }
}
