import * as v from 'valibot'

import type { CommandLine } from './command-line.ts'
import type { Installation } from './installation.ts'
import { must, until } from './must.ts'
import type { Pack, TwoPacks } from './packs.ts'
import type { Recorder } from './recorder.ts'
import { seenVersion } from './visitors.ts'

/** Percent of the visitors that a canary gets at most. */
const SHARE = 50
/** New visitors during a canary: all of them in one half has a probability of 2⁻²³. */
const VISITORS = 24

const pushedSchema = v.object({ version: v.string(), isNew: v.boolean(), files: v.number() })
const listedSchema = v.array(v.object({ version: v.string(), state: v.string(), since: v.nullable(v.string()) }))
const verifiedSchema = v.array(v.object({ version: v.nullable(v.string()), isWhole: v.boolean() }))
const changedSchema = v.object({ version: v.string(), before: v.nullable(v.string()), seconds: v.number() })
const comparedSchema = v.object({
  versions: v.array(v.object({ version: v.string(), isCanary: v.boolean(), requests: v.number(), errors: v.number() })),
})

/** Pushes both packs, and compares the files in the store with their hashes. */
export async function pushBoth(release: CommandLine, id: string, packs: TwoPacks): Promise<string> {
  const files: number[] = []
  for (const { path, version } of packs) {
    const pushed = await release(pushedSchema, 'push', path)
    must(pushed.version === version && pushed.isNew, `${path} was not pushed as version ${version}.`)
    files.push(pushed.files)
  }
  const verified = await release(verifiedSchema, 'verify', ...packs.map(({ version }) => `${id}@${version}`))
  must(verified.length === 2 && verified.every(({ isWhole }) => isWhole), 'A version in the store is not whole.')
  const listed = await release(listedSchema, 'list', id)
  must(
    listed.length === 2 && listed.every(({ state }) => state !== 'current'),
    'The store does not list two versions, none of them current.',
  )
  return `${files[0]} files are of the first version, ${files[1]} more of the second one`
}

/** Promotes a version, or rolls back to it, and waits until visitors see it. @returns seconds that the command took */
export async function makeCurrent(
  at: Installation,
  packs: TwoPacks,
  to: Pack,
  command: 'promote' | 'rollback',
  signal: AbortSignal,
): Promise<number> {
  const id = at.partner.program.id
  const changed = await at.release(changedSchema, command, id, ...(command === 'promote' ? [to.version] : []))
  must(changed.version === to.version, `${command} made ${changed.version} current, not ${to.version}.`)
  await until(
    async () => (await at.ask(id)('/')).status === 200 && (await seenVersion(at, packs)).version === to.version,
    `Visitors do not see version ${to.version}.`,
    signal,
  )
  const listed = await at.release(listedSchema, 'list', id)
  must(listed.find(({ state }) => state === 'current')?.version === to.version, `The store does not list ${to.version} as current.`)
  // Pages that are open need the files of each version that was current.
  const seen = packs.filter(({ version }) => listed.some((one) => one.version === version && one.since !== null))
  for (const { version, assets } of seen) {
    const [asset = ''] = assets
    const { status } = await at.ask(id)(asset)
    must(status === 200, `${asset} of version ${version} answered ${status}.`)
  }
  return changed.seconds
}

/** Gives half of the visitors the second version, compares both, and promotes it. */
export async function canary(
  at: Installation,
  packs: TwoPacks,
  hold: Recorder['hold'],
  seconds: number,
  signal: AbortSignal,
): Promise<string> {
  const id = at.partner.program.id
  const [, two] = packs
  await at.release(changedSchema, 'canary', id, two.version, '--share', String(SHARE))
  const visitor = async () => {
    const cookies = new Map<string, string>()
    const first = await seenVersion(at, packs, cookies)
    must((await seenVersion(at, packs, cookies)) === first, 'A visitor got another version on the second page.')
    return first
  }
  const shared = (await Promise.all(Array.from({ length: VISITORS }, visitor))).filter((pack) => pack === two).length
  must(shared > 0 && shared < VISITORS, `${shared} of ${VISITORS} visitors got the canary.`)
  await hold(seconds / 2)
  const compare = () => at.release(comparedSchema, 'compare', id)
  await until(
    async () => (await compare()).versions.filter(({ requests }) => requests > 0).length === 2,
    'The host has measured no requests of both versions.',
    signal,
  )
  const { versions } = await compare()
  const errors = versions.reduce((sum, one) => sum + one.errors, 0)
  must(errors === 0, `The host has measured ${errors} answers with 5xx.`)
  await makeCurrent(at, packs, two, 'promote', signal)
  await hold(seconds / 2)
  const of = (isCanary: boolean) => versions.find((one) => one.isCanary === isCanary)?.requests ?? 0
  return `${shared} of ${VISITORS} new visitors got it; measured: ${of(true)} requests of it, ${of(false)} of the current version, no 5xx; promoted`
}
