import { useApi } from '@dining/api-client'
import { merchantsQuery, reservationSlotsQuery } from '@dining/api-client/queries'
import type { Merchant, MerchantDetail, ReservationSlot } from '@dining/contract'
import { listedTables as texts } from '@dining/copy-engine/texts/listed-tables'
import { MAX_AVAILABILITY_BATCH, RESERVATION_NEARBY } from '@dining/domain'
import { useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { Anchor, Loading, Photo, Scene, Skeleton, tableFor } from '@dining/ui'
import { quiet, small } from '@dining/ui/layout'
import { useQuery } from '@tanstack/react-query'

import { peopleOf } from '../slot-words.ts'
import { nearestTable, type Asked } from '../table-search.ts'
import * as css from './ReserveBlock.css.ts'
import { SlotLink } from './SlotLink.tsx'

interface NearbyTablesProps {
  /** The restaurant without a table. */
  readonly merchant: MerchantDetail
  readonly asked: Asked
}

interface Offer {
  readonly place: Merchant
  readonly slot: ReservationSlot
}

/**
 * Places around a restaurant, nearest first, each with its table nearest to the asked time; its link opens the confirmation of that table. Tables that
 * need a card are not among them. If they cannot be looked up, the restaurant's own answer is enough.
 */
export function NearbyTables({ merchant, asked }: NearbyTablesProps) {
  const copy = useCopy()
  const api = useApi()
  const { latitude, longitude } = merchant.location
  const places = useQuery(
    merchantsQuery(api, {
      'location.latitude': String(latitude),
      'location.longitude': String(longitude),
      radius: String(RESERVATION_NEARBY.miles),
      reservations: 'true',
      sortBy: 'distance',
      // The restaurant itself is one of them.
      pageSize: String(MAX_AVAILABILITY_BATCH + 1),
    }),
  )
  const others = (places.data?.data ?? []).filter(({ id }) => id !== merchant.id).slice(0, MAX_AVAILABILITY_BATCH)
  const { date, time, party } = asked
  const merchantId = others.map(({ id }) => id)
  const tables = useQuery({
    ...reservationSlotsQuery(api, { merchantId, date, time, party: String(party) }),
    enabled: merchantId.length > 0,
  })
  if (places.isError || tables.isError) return null
  if (places.isPending || (merchantId.length > 0 && tables.isPending)) {
    return (
      <Loading label={copy.say(texts.nearbyLoading)}>
        <Skeleton width="100%" height="70px" />
      </Loading>
    )
  }
  const slotsOf = new Map(tables.data?.data.map((row) => [row.merchantId, row.slots]))
  const offers = others
    .flatMap<Offer>((place) => {
      const slot = nearestTable(slotsOf.get(place.id) ?? [], time)
      return slot ? [{ place, slot }] : []
    })
    .slice(0, RESERVATION_NEARBY.places)
  return (
    <section className={css.part}>
      <h3>{copy.say(texts.nearby, { people: peopleOf(copy, party) })}</h3>
      {offers.length === 0 ? (
        <p className={css.notes}>{copy.say(texts.nearbyNone, { distance: copy.distance(RESERVATION_NEARBY.miles) })}</p>
      ) : (
        <ul>
          {offers.map((offer) => (
            <NearbyPlace key={offer.place.id} {...offer} asked={asked} />
          ))}
        </ul>
      )}
    </section>
  )
}

function NearbyPlace({ place, slot, asked }: Offer & { readonly asked: Asked }) {
  const copy = useCopy()
  const { id, name, images, details, distance } = place
  const facts = [details.cuisines[0], distance === null ? undefined : copy.say(texts.away, { distance: copy.distance(distance) })]
  return (
    <li className={css.place}>
      <div className={css.picture}>
        {images.isIllustration ? (
          <Scene table={tableFor(details.cuisines[0], id)} width={80} />
        ) : (
          <Photo base={images.imageBaseUrl} alt="" sizes="80px" width={80} />
        )}
      </div>
      <p>
        <Anchor href={paths.merchant({ merchantId: id })}>{name}</Anchor>
        <span className={`${small} ${quiet}`}>{facts.filter((fact) => fact !== undefined).join(' · ')}</span>
      </p>
      <SlotLink restaurant={place} slot={slot} asked={asked} />
    </li>
  )
}
