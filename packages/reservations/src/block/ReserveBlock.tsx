import { useFlag } from '@dining/api-client'
import type { MerchantDetail, ReservationSlot } from '@dining/contract'
import { errors } from '@dining/copy-engine/texts/errors'
import { reservationTitle } from '@dining/copy-engine/texts/reservation-title'
import { reservations as texts } from '@dining/copy-engine/texts/reservations'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { paths, track } from '@dining/session'
import { Badge, Banner, Panel, TextButton, TextLink, useLater } from '@dining/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

import type { CardPayments } from '../card/card-payments.ts'
import { readAddress, useTableSearch, type TableSearch } from '../table-search.ts'
import { trackStep } from '../track-reservation.ts'
import { BestWeek } from './BestWeek.tsx'
import * as css from './ReserveBlock.css.ts'
import { NearbyTables } from './NearbyTables.tsx'
import { SearchFields } from './SearchFields.tsx'
import { Tables } from './Tables.tsx'

/** The table that the visitor has chosen; only its id after a sign-in. */
interface Chosen {
  readonly slotId: string
  readonly slot: ReservationSlot | null
}

interface ReserveBlockProps {
  readonly merchant: MerchantDetail
  readonly cardPayments: CardPayments
}

/** The reservation of a table at a restaurant: date, time, party, tables and the dialog (MERCHANT-26, MERCHANT-31, RESERVE-01). */
export function ReserveBlock({ merchant, cardPayments }: ReserveBlockProps) {
  const copy = useCopy()
  const { features } = usePartner()
  const location = useLocation()
  const navigate = useNavigate()
  const [address] = useState(() => readAddress(location.search))
  const search = useTableSearch(merchant, address.start)
  const [chosen, setChosen] = useState<Chosen | null>(address.slotId === null ? null : { slotId: address.slotId, slot: null })
  const [showsWeek, setShowsWeek] = useState(false)
  const dialog = useLater(() => import('../dialog/ReserveDialog.tsx'))
  const [isWatching, setWatching] = useState(address.isWatch)
  const watchDialog = useLater(() => import('../watch/WatchDialog.tsx'))
  const { asked, availability, today } = search
  useNoAvailabilityEvent(merchant.id, search)

  const choose = (slot: ReservationSlot) => {
    trackStep('slot_selected', { merchantId: merchant.id, cardRequired: slot.cardRequired })
    setChosen({ slotId: slot.slotId, slot })
    dialog.load()
  }
  const openFromAddress = useEffectEvent(() => {
    if (address.slotId !== null) dialog.load()
    else if (address.isWatch) watchDialog.load()
    else return
    // Going back or reloading opens the page, not the confirmation.
    void navigate(location.pathname, { replace: true, preventScrollReset: true })
  })
  useEffect(() => openFromAddress(), [])

  // A visitor who arrives with its address sees which table it is as soon as the search has found it.
  const tables = availability?.kind === 'slots' ? availability.slots : []
  const chosenSlot = chosen && (chosen.slot ?? tables.find(({ slotId }) => slotId === chosen.slotId) ?? null)

  const bonusUnits = availability && availability.kind !== 'unavailable' ? availability.bonusUnits : null
  return (
    <Panel className={css.block} aria-labelledby="reserve" id="reserve-a-table">
      <div className={css.head}>
        <h2 id="reserve">{copy.headline(reservationTitle.title)}</h2>
        <BonusBadge units={bonusUnits} />
      </div>
      <SearchFields search={search} hours={merchant.hours} />
      <div className={css.results}>
        <Tables
          search={search}
          timeZone={merchant.timeZone}
          phone={merchant.phone}
          onChoose={choose}
          onWatch={() => {
            setWatching(true)
            watchDialog.load()
          }}
          elsewhere={<NearbyTables merchant={merchant} asked={asked} />}
        />
      </div>
      {(dialog.isFailed || watchDialog.isFailed) && <Banner type="error">{copy.say(errors.network)}</Banner>}
      {showsWeek && <BestWeek place={merchant} asked={asked} onChoose={choose} />}
      <div className={css.actions}>
        {features.showEarnRate && (
          <TextButton disabled={today === null} aria-expanded={showsWeek} onClick={() => setShowsWeek(!showsWeek)}>
            {copy.say(showsWeek ? texts.weekHide : texts.week)}
          </TextButton>
        )}
        {/* ROUTE-30 */}
        <TextLink href={paths.earnPage({ slug: 'reservations' })}>{copy.say(texts.terms)}</TextLink>
      </div>
      {chosen && dialog.module && (
        <dialog.module.ReserveDialog
          key={chosen.slotId}
          merchant={merchant}
          slotId={chosen.slotId}
          slot={chosenSlot}
          asked={asked}
          isGone={chosenSlot === null && availability !== undefined && availability.kind !== 'unavailable'}
          cardPayments={cardPayments}
          onClose={() => setChosen(null)}
          onOtherTime={() => {
            setChosen(null)
            search.retry()
          }}
        />
      )}
      {isWatching && today !== null && watchDialog.module && (
        <watchDialog.module.WatchDialog merchant={merchant} asked={asked} onClose={() => setWatching(false)} />
      )}
    </Panel>
  )
}

/** The bonus for a reservation, where the partner has one (RESERVE-03, RESERVE-04). */
function BonusBadge({ units }: { readonly units: number | null }) {
  const copy = useCopy()
  const { program } = usePartner()
  const hasBonus = useFlag('reservationBonus')
  // The partner's own figure while tables load, so that nothing moves.
  const shown = units ?? program.reservationBonusUnits
  if (!hasBonus || shown === undefined) return null
  return <Badge kind="bonus">{copy.say(texts.bonusBadge, { bonus: copy.bonus(shown).text })}</Badge>
}

/** Each search without a table is reported once (ANALYTICS-10). */
function useNoAvailabilityEvent(merchantId: string, { availability, isByUser }: TableSearch) {
  const reported = useRef<unknown>(null)
  const kind = availability?.kind
  useEffect(() => {
    if (availability === undefined || kind === undefined || kind === 'slots' || kind === 'unavailable') return
    const search = JSON.stringify(availability.asked)
    if (reported.current === search) return
    reported.current = search
    track({
      event: isByUser ? 'reservation__no_availability_user_search' : 'reservation__no_availability_default_search',
      merchantId,
      reason: kind,
    })
  }, [availability, kind, isByUser, merchantId])
}
