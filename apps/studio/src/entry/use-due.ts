import { studioEndpoints, type ContentHistory } from '@dining/contract/studio'
import { useEffect, useEffectEvent } from 'react'

import type { EntryKey } from '../api/queries.ts'
import { call } from '../api/studio-api.ts'
import { nextOf } from '../entries/status.ts'

/** Milliseconds between checks when the server is unreachable, or its clock is behind. */
const AGAIN_MS = 2_000
/** Maximum delay of the platform's timer. */
const MAX_MS = 2 ** 31 - 1

/** Loads an entry again when a schedule becomes due, so that its status is correct. */
export function useDue(place: EntryKey, standing: ContentHistory, onCame: (fresh: ContentHistory) => void): void {
  const came = useEffectEvent(onCame)
  const next = nextOf(standing.versions, standing.shown)
  const at = next?.publishAt ?? null
  const version = next?.version
  const asked = useEffectEvent(async () => {
    const answer = await call(studioEndpoints.getContentEntry, { params: place })
    return answer.ok && nextOf(answer.value.versions, answer.value.shown)?.version !== version ? answer.value : null
  })
  useEffect(() => {
    if (at === null) return undefined
    let timer: ReturnType<typeof setTimeout>
    let isGone = false
    const look = async () => {
      const fresh = await asked()
      if (isGone) return
      if (fresh) came(fresh)
      else timer = setTimeout(() => void look(), AGAIN_MS)
    }
    const wait = Math.max(Date.parse(at) - Date.now(), 0) + AGAIN_MS / 2
    if (wait < MAX_MS) timer = setTimeout(() => void look(), wait)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [at, version])
}
