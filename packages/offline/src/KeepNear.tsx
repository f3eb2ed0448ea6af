import { useApi, useFlag } from '@dining/api-client'
import { keepNear as texts } from '@dining/copy-engine/texts/offline'
import { useCopy } from '@dining/partner-kit/react'
import { useMember } from '@dining/session'
import { Banner, Button, Panel, TextButton } from '@dining/ui'
import { quiet, small, stack } from '@dining/ui/layout'
import { useEffect, useEffectEvent, useState } from 'react'

import { bytesOf, keepNear, type Kept } from './collect.ts'
import * as css from './KeepNear.css.ts'
import { KEPT } from './limits.ts'
import { milesBetween } from './miles.ts'
import { readNear, readNearPlace, removeNear, type KeptPlace } from './near.ts'
import { readOwn, removeOwn } from './own.ts'
import { sizeText } from './size-text.ts'
import { UnsentList } from './UnsentList.tsx'
import { hasWorker, keepFiles } from './worker.ts'

interface KeepNearProps {
  /** The place of the search. */
  readonly place: KeptPlace
}

/**
 * The visitor's choice to keep restaurants near a place on this device, with the size that they take, and the way to remove them. It is offered only where
 * the service worker can show them. Restaurants around another place, or a day later, replace those that are kept.
 */
export default function KeepNear({ place }: KeepNearProps) {
  const copy = useCopy()
  const api = useApi()
  const member = useMember()
  const hasFavorites = useFlag('merchantFavorites')
  /** Undefined while it is read; null if nothing is kept. */
  const [kept, setKept] = useState<Kept | null>()
  const [state, setState] = useState<'idle' | 'loading' | 'failed' | 'removed'>('idle')

  async function keep() {
    setState('loading')
    keepFiles()
    const next = await keepNear(api, place, { member, hasFavorites })
    if (next) setKept(next)
    setState(next ? 'idle' : 'failed')
  }
  const look = useEffectEvent((before: Kept | null, chosen: KeptPlace | null) => {
    setKept(before)
    if (!chosen || !navigator.onLine) return
    const isElsewhere = milesBetween(chosen, place) > KEPT.movedMiles
    if (before && !isElsewhere && Date.now() - before.near.at <= KEPT.freshMs) return
    void keepNear(api, place, { member, hasFavorites }).then((next) => next && setKept(next))
  })
  useEffect(() => {
    void Promise.all([readNear(), readOwn(), readNearPlace()]).then(([near, own, chosen]) => look(near && { near, own }, chosen))
  }, [place.latitude, place.longitude])

  async function remove() {
    await Promise.all([removeNear(), removeOwn()])
    setKept(null)
    setState('removed')
  }
  if (kept === undefined || !hasWorker()) return null
  return (
    <div className={css.offer}>
      <Panel>
        <div className={stack}>
          <h2>{copy.headline(texts.title)}</h2>
          {kept === null ? (
            <>
              <p>
                {copy.say(texts.offer, {
                  max: copy.count(KEPT.restaurants),
                  miles: copy.count(KEPT.radiusMiles),
                  place: place.label,
                  size: sizeText(KEPT.restaurants * KEPT.bytesOfOne),
                })}
              </p>
              <div>
                <Button kind="quiet" busy={state === 'loading'} busyLabel={copy.say(texts.keeping)} onClick={() => void keep()}>
                  {copy.action(texts.keep)}
                </Button>
              </div>
            </>
          ) : (
            <>
              <p>
                {copy.say(texts.kept, {
                  count: kept.near.merchants.length,
                  place: kept.near.place.label,
                  date: copy.date(new Date(kept.near.at).toISOString(), 'long'),
                  size: sizeText(bytesOf(kept)),
                })}
              </p>
              <p className={`${small} ${quiet}`}>{copy.say(texts.howTo)}</p>
              <div>
                <TextButton onClick={() => void remove()}>{copy.action(texts.remove)}</TextButton>
              </div>
            </>
          )}
          <p role="status">{state === 'removed' ? copy.say(texts.removed) : ''}</p>
          {state === 'failed' && <Banner type="error">{copy.say(texts.failed)}</Banner>}
          {member && <UnsentList publicId={member.publicId} />}
        </div>
      </Panel>
    </div>
  )
}
