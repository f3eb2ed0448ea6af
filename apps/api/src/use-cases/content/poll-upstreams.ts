import { setTimeout as sleep } from 'node:timers/promises'

import type { UpstreamSettings } from '../../config/content-upstreams.ts'
import type { ApiDeps } from '../../deps.ts'
import { describeError, type Log } from '../../observability/log.ts'
import { refreshCopies } from './refresh-copies.ts'

type PollDeps = Pick<ApiDeps, 'store' | 'clock' | 'log' | 'partners' | 'upstreams' | 'settings'>

/** Random share by which the poll interval may be longer, so that processes do not poll at the same moment. */
const SPREAD = 0.2

/** Polls each partner's content service until it is stopped. */
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
    // If all visitors see drafts, a changed draft is a change as well (CONTENT-07).
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

/** Logs once that calls to a partner's content service pause, and once that they resume. */
export function logPause(log: Log, partner: string): (isPaused: boolean) => void {
  let logged = false
  return (isPaused) => {
    if (isPaused === logged) return
    logged = isPaused
    if (isPaused) log.error({ event: 'content-service-paused', partner })
    else log.info({ event: 'content-service-back', partner })
  }
}
