import { useApi } from '@dining/api-client'
import { noticesQuery } from '@dining/api-client/queries'
import type { Notices } from '@dining/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'

import { currentSubscription, deviceIdOf, hasKey, pushSupport, subscribe } from './push-browser.ts'

/** `blocked`: the member has forbidden notices of this site in the browser, which does not ask again. */
export type PushDeviceState = 'unsupported' | 'install-first' | 'blocked' | 'off' | 'on'

/** Why this browser shows no notices after the member has asked for them. `dismissed`: the browser's question was closed. */
export type PushFailure = 'blocked' | 'dismissed' | 'limit' | 'failed'

interface Found {
  readonly id: string | null
  readonly isBlocked: boolean
}

async function find(publicKey: string): Promise<Found> {
  const subscription = await currentSubscription().catch(() => null)
  const isUsable = subscription !== null && hasKey(subscription, publicKey)
  return { id: isUsable ? await deviceIdOf(subscription) : null, isBlocked: Notification.permission === 'denied' }
}

/** What a browser supports stays the same. */
const unchanging = () => () => undefined

export interface PushDevice {
  /** Null until it is known, and where the installation sends no notices. */
  readonly state: PushDeviceState | null
  readonly notices: Notices | undefined
  /** The id of this browser in the list; null while it shows none. */
  readonly id: string | null
  readonly isBusy: boolean
  readonly failure: PushFailure | null
  /** Asks the browser, and after that the API; must be called by a press. */
  readonly turnOn: () => void
}

/** Whether this browser shows the member's notices, and the way to turn them on. It asks for nothing by itself. */
export function usePushDevice(): PushDevice {
  const api = useApi()
  const queryClient = useQueryClient()
  const query = noticesQuery(api)
  const { data: notices } = useQuery(query)
  const [found, setFound] = useState<Found | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<PushFailure | null>(null)
  const publicKey = notices?.publicKey

  useEffect(() => {
    if (publicKey === undefined || pushSupport() !== 'supported') return undefined
    let isCurrent = true
    void find(publicKey).then((now) => isCurrent && setFound(now))
    return () => {
      isCurrent = false
    }
  }, [publicKey, isBusy])

  async function turnOn(key: string): Promise<PushFailure | null> {
    const permission = await Notification.requestPermission()
    if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'dismissed'
    const { endpoint, keys } = (await subscribe(key))?.toJSON() ?? {}
    if (endpoint === undefined || keys === undefined) return 'failed'
    const { p256dh = '', auth = '' } = keys
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const answer = await api.call('saveNoticeDevice', { body: { endpoint, keys: { p256dh, auth }, timeZone } })
    if (!answer.ok) return 'failed'
    if (answer.value.kind === 'limit') return 'limit'
    queryClient.setQueryData(query.queryKey, answer.value.notices)
    return null
  }

  // The server knows nothing of the browser, and the first render equals its own.
  const known = useSyncExternalStore(unchanging, pushSupport, () => null)
  const support = notices ? known : null
  const id = found?.id ?? null
  const isListed = id !== null && notices?.devices.some((device) => device.id === id) === true
  const stateOf = (): PushDeviceState | null => {
    if (support === null) return null
    if (support !== 'supported') return support
    if (found === null) return null
    if (found.isBlocked) return 'blocked'
    return isListed ? 'on' : 'off'
  }
  return {
    state: stateOf(),
    notices,
    id,
    isBusy,
    failure,
    turnOn: () => {
      if (isBusy || publicKey === undefined) return
      setIsBusy(true)
      setFailure(null)
      void turnOn(publicKey)
        .catch((): PushFailure => 'failed')
        .then((result) => {
          setFailure(result)
          setIsBusy(false)
        })
    },
  }
}
