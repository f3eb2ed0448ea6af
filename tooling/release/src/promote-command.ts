import { userInfo } from 'node:os'

import { partnerIdSchema, versionSchema } from '@dining/partner/pack'
import { StackError } from '@dining/stack'
import * as v from 'valibot'

import type { Call, Command } from './command.ts'
import { describeFaults } from './faults.ts'
import type { Way } from './store/history.ts'

/** Milliseconds between two looks at the history. */
const LOOK_MS = 100

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
  const { earlier } = await call.releases.state(partner)
  const [version] = earlier
  if (version === undefined) throw new StackError(`${partner} has no earlier version. See pnpm release list ${partner}.`)
  return change(call, partner, version, 'rollback')
}

async function change({ releases, json, timeout, out, err }: Call, partner: string, version: string, way: Way): Promise<number> {
  const seconds = Number(timeout)
  if (!(seconds > 0)) {
    err(`--timeout ${timeout} is no number of seconds. See pnpm release --help.`)
    return 2
  }
  const started = performance.now()
  const manifest = await releases.manifest(partner, version)
  if (!manifest.ok) throw new StackError(manifest.error)
  // A rollback must be quick; its version was current before, and a host compares what it copies.
  const faults = way === 'promote' ? await releases.verify(manifest.value) : []
  if (faults.length > 0) throw new StackError(describeFaults(`${partner}@${version}`, faults))
  const before = await releases.state(partner)
  if (before.current === version && before.open === null) {
    out(json ? JSON.stringify({ partner, version, before: version, seconds: 0 }) : `${partner}@${version} is current already.`)
    return 0
  }
  const now = () => new Date().toISOString()
  const number = await releases.append(partner, before.last, { kind: 'requested', version, way, by: userInfo().username, at: now() })
  if (number === null)
    throw new StackError(`The history of ${partner} was changed at the same moment. Look at pnpm release list ${partner}, and try again.`)
  err(`asked the hosts of ${partner} for ${version}`)
  while (performance.now() - started < seconds * 1000) {
    const state = await releases.state(partner)
    const outcome = state.outcomes.get(number)
    if (outcome?.kind === 'current') {
      const took = Number(((performance.now() - started) / 1000).toFixed(1))
      out(
        json
          ? JSON.stringify({ partner, version, before: before.current, seconds: took })
          : `${partner}@${version} is current after ${took} s${before.current === null ? '' : `; before: ${before.current}`}`,
      )
      return 0
    }
    if (outcome?.kind === 'refused') throw new StackError(`${partner}@${version} is refused: ${outcome.why}`)
    if (outcome || state.open?.number !== number)
      throw new StackError(`A later request replaced this one. See pnpm release list ${partner}.`)
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
  const { last } = await releases.state(partner)
  const isWithdrawn = (await releases.append(partner, last, { kind: 'withdrawn', request: number, at: now() })) !== null
  const end = isWithdrawn ? 'The request is withdrawn' : 'The request may still be answered'
  throw new StackError(
    `No host of ${partner} has started ${version} within ${seconds} s. ${end}: see pnpm release list ${partner}. A host is started by pnpm release serve ${partner} --port <n>.`,
  )
}
