import { setTimeout as sleep } from 'node:timers/promises'

import type { UpstreamSettings } from '../../config/content-upstreams.ts'
import type { ApiDeps } from '../../deps.ts'
import { describeError, type Log } from '../../observability/log.ts'
import { refreshCopies } from './refresh-copies.ts'

type PollDeps = Pick<ApiDeps, 'store' | 'clock' | 'log' | 'partners' | 'upstreams' | 'settings'>

/** Share of the time between two looks by which it may be longer, so that processes do not look at the same moment. */
const SPREAD = 0.2

/** Looks at each partner's content service again and again, until it is stopped. */
export function pollUpstreams(
  deps: PollDeps,
  settings: ReadonlyMap<string, Pick<UpstreamSettings, 'everyMs'>>,
): { readonly stop: () => Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping

  async function follow(partnerId: string, everyMs: number): Promise<void> {
    const [upstream, partner] = [deps.upstreams.get(partnerId), deps.partners.get(partnerId)]
    if (!upstream || !partner) return
    const refresh = refreshCopies(deps, partnerId, upstream)
    // Where everybody sees drafts, a changed one is a change as well (CONTENT-07).
    const kinds = partner.features.cmsPreview && deps.settings.environment !== 'production' ? [false, true] : [false]
    while (!signal.aborted) {
      try {
        for (const drafts of kinds) await refresh({ drafts, signal })
      } catch (error) {
        deps.log.error({ event: 'content-copy-failed', partner: partnerId, ...describeError(error) })
      }
      await sleep(everyMs * (1 + SPREAD * Math.random()), undefined, { signal }).catch(() => undefined)
    }
  }

  const following = [...settings].map(([partnerId, { everyMs }]) => follow(partnerId, everyMs))
  return {
    async stop() {
      stopping.abort()
      await Promise.all(following)
    },
  }
}

/** Says that a partner's content service is left alone, once however often it is tried meanwhile, and that it is well again. */
export function logPause(log: Log, partner: string): (isPaused: boolean) => void {
  let said = false
  return (isPaused) => {
    if (isPaused === said) return
    said = isPaused
    if (isPaused) log.error({ event: 'content-service-paused', partner })
    else log.info({ event: 'content-service-back', partner })
  }
}
