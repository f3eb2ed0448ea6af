import { createCounter, errorShare, sumOf, type Counter } from '../canary/measures.ts'
import type { Canary } from '../store/history.ts'
import type { Releases } from '../store/releases.ts'
import type { RunningPack } from './run-pack.ts'

/** Milliseconds between two writes of what a host has measured, and two looks at what all have. */
const EVERY_MS = 1_000

/** A canary on this host. */
export interface RunningCanary {
  /** Number of its request. */
  readonly request: number
  readonly server: RunningPack
  readonly share: number
  readonly counter: Counter
  /** Ends the measuring; resolves when the last of it is written. */
  readonly end: () => Promise<void>
}

interface Options {
  readonly partner: string
  readonly releases: Releases
  readonly server: RunningPack
  readonly canary: Canary
  readonly log: (line: string) => void
  readonly now: () => number
}

/** Measures a canary: what its visitors get beside those of the current version, and whether its rule ends it. */
export function openCanary({ partner, releases, server, canary, log, now }: Options): RunningCanary {
  const counter = createCounter()
  const { request, version, rule, share } = canary
  const write = releases.measuring(partner, request)
  let written = ''

  async function measure(): Promise<void> {
    const measures = counter.measures()
    const text = JSON.stringify(measures)
    if (text !== written) await write(measures)
    written = text
    if (!rule) return
    const all = sumOf(await releases.measures(partner, request), version)
    if (all.requests < rule.after || errorShare(all) <= rule.above) return
    const state = await releases.state(partner)
    // Another host, or a person, may have been first.
    if (state.canary?.request !== request || state.current === null || state.open) return
    const by = `rule: ${errorShare(all).toFixed(1)} % of ${all.requests} answers are 5xx`
    log(`the canary of ${version} ends by its ${by}`)
    await releases.append(partner, state.last, {
      kind: 'requested',
      version: state.current,
      way: 'rollback',
      by,
      at: new Date(now()).toISOString(),
    })
  }

  let last: Promise<void> = Promise.resolve()
  const once = () =>
    (last = last.then(measure).catch((error: unknown) => log(`the canary of ${version} is not measured: ${String(error)}`)))
  const timer = setInterval(() => void once(), EVERY_MS)
  return {
    request,
    server,
    share,
    counter,
    end: () => {
      clearInterval(timer)
      return once()
    },
  }
}
