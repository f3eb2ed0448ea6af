import type { MerchantDetail } from '@dining/contract'
import { reservationTitle } from '@dining/copy-engine/texts/reservation-title'
import { useCopy } from '@dining/partner-kit/react'
import type { CardPayments } from '@dining/reservations'
import { Panel } from '@dining/ui'
import { useEffect, useRef, useState, type ComponentType } from 'react'

import { laterPart } from '../app/later-part.ts'
import { room } from './ReservationPlace.css.ts'

interface ReservationProps {
  readonly merchant: MerchantDetail
  readonly cardPayments: CardPayments
}

// A partner without reservations has none of the code.
const block = __HAS_RESERVATIONS__ ? laterPart(() => import('@dining/reservations')) : undefined
/** Distance from the window at which the block loads. */
const NEAR = '600px'

/**
 * The place of the reservation on a restaurant's page: its title, and the room that it needs. Its code and its tables load when the visitor comes near, or
 * returns to a table, or to the watch for one, from the sign-in.
 */
export function ReservationPlace({ merchant, cardPayments }: ReservationProps) {
  const copy = useCopy()
  const place = useRef<HTMLDivElement>(null)
  const [Block, setBlock] = useState<ComponentType<ReservationProps> | null>(null)
  useEffect(() => {
    const load = () => void block?.load().then((module) => setBlock(() => module.ReserveBlock))
    if (!place.current || /[?&](?:slot|watch)=/.test(window.location.search)) return load()
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting !== true) return
        watch.disconnect()
        load()
      },
      { rootMargin: NEAR },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={place} className={room}>
      {Block ? (
        <Block merchant={merchant} cardPayments={cardPayments} />
      ) : (
        <Panel>
          <h2>{copy.headline(reservationTitle.title)}</h2>
        </Panel>
      )}
    </div>
  )
}
