import { userInfo } from 'node:os'

import { partnerIdSchema, versionSchema } from '@dining/partner/pack'
import { StackError } from '@dining/stack'
import * as v from 'valibot'

import type { Call, Command } from './command.ts'
import { describeFaults } from './faults.ts'
import type { ReleaseEvent, ReleaseState, Way } from './store/history.ts'

/** `release promote`: makes a version current. */
export const promoteCommand: Command = async (call) => {
  const [partner, version] = call.words
  if (!v.is(partnerIdSchema, partner) || !v.is(versionSchema, version) || call.words.length > 2) {
    call.err('Name a partner and a version, such as: pnpm release promote acme 0123456789abcdef. See pnpm release list.')
    return 2
  }
  return change(call, partner, version, 'promote')
}

/** `release rollback`: makes the version current that was before. */
export const rollbackCommand: Command = async (call) => {
  const [partner] = call.words
  if (!v.is(partnerIdSchema, partner) || call.words.length > 1) {
    call.err('Name one partner. See pnpm release --help.')
    return 2
  }
  const { earlier, canary, current } = await call.releases.state(partner)
  // With a canary, the version before it is the one that most visitors have.
  const version = canary ? current : earlier[0]
  if (version === undefined || version === null)
    throw new StackError(`${partner} has no earlier version. See pnpm release list ${partner}.`)
  return change(call, partner, version, 'rollback')
}

type Ask = Extract<ReleaseEvent, { readonly kind: 'requested' | 'canary' }>

/** Promotes or rolls back. */
function change(call: Call, partner: string, version: string, way: Way): Promise<number> {
  const ask = { kind: 'requested', version, way, by: userInfo().username, at: new Date().toISOString() } as const
  return askHosts(call, partner, ask, (before, seconds) => {
    if (before.current === version)
      return `${partner}@${version} is current for everyone after ${seconds} s; canary: ${before.canary?.version}`
    return `${partner}@${version} is current after ${seconds} s${before.current === null ? '' : `; before: ${before.current}`}`
  })
}

/**
 * Asks the hosts of a partner, and waits until one has done it. Throws StackError with the reason if none does.
 * @param done the line for people
 * @returns exit code
 */
export async function askHosts(
  { releases, json, timeout, dryRun, out, err }: Call,
  partner: string,
  ask: Ask,
  done: (before: ReleaseState, seconds: number) => string,
): Promise<number> {
  const { version } = ask
  const isRollback = ask.kind === 'requested' && ask.way === 'rollback'
  const seconds = Number(timeout)
  if (!(seconds > 0)) {
    err(`--timeout ${timeout} is no number of seconds. See pnpm release --help.`)
    return 2
  }
  const started = performance.now()
  const manifest = await releases.manifest(partner, version)
  if (!manifest.ok) throw new StackError(manifest.error)
  // A rollback must be quick; its version was current before, and a host compares what it copies.
  const faults = isRollback && !dryRun ? [] : await releases.verify(manifest.value)
  if (faults.length > 0) throw new StackError(describeFaults(`${partner}@${version}`, faults))
  const before = await releases.state(partner)
  if (before.current === version && before.open === null && !(isRollback && before.canary)) {
    out(json ? JSON.stringify({ partner, version, before: version, seconds: 0 }) : `${partner}@${version} is current already.`)
    return 0
  }
  if (dryRun) {
    const way = ask.kind === 'canary' ? `a canary of ${ask.share} %` : before.current === version ? 'current for everyone' : 'current'
    out(
      json
        ? JSON.stringify({ partner, version, before: before.current, dryRun: true })
        : `${partner}@${version} is whole and would become ${way}; now: ${before.current ?? 'none'}. Nothing was changed.`,
    )
    return 0
  }
  const now = () => new Date().toISOString()
  const number = await releases.append(partner, before.last, ask)
  if (number === null)
    throw new StackError(`The history of ${partner} was changed at the same moment. Look at pnpm release list ${partner}, and try again.`)
  err(`asked the hosts of ${partner} for ${version}`)
  while (performance.now() - started < seconds * 1000) {
    const state = await releases.state(partner)
    const outcome = state.outcomes.get(number)
    if (outcome?.kind === 'current') {
      const took = Number(((performance.now() - started) / 1000).toFixed(1))
      out(json ? JSON.stringify({ partner, version, before: before.current, seconds: took }) : done(before, took))
      return 0
    }
    if (outcome?.kind === 'refused') throw new StackError(`${partner}@${version} is refused: ${outcome.why}`)
    if (outcome || state.open?.number !== number)
      throw new StackError(`A later request replaced this one. See pnpm release list ${partner}.`)
    await new Promise((resolve) => setTimeout(resolve, releases.lookMs))
  }
  const { last } = await releases.state(partner)
  const isWithdrawn = (await releases.append(partner, last, { kind: 'withdrawn', request: number, at: now() })) !== null
  const end = isWithdrawn ? 'The request is withdrawn' : 'The request may still be answered'
  throw new StackError(
    `No host of ${partner} has started ${version} within ${seconds} s. ${end}: see pnpm release list ${partner}. A host is started by pnpm release serve ${partner} --port <n>.`,
  )
}
