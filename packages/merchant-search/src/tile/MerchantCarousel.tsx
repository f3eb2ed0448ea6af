import { useApi, type ApiClient } from '@dining/api-client'
import { merchantsQuery } from '@dining/api-client/queries'
import type { Merchant, MerchantSearchQuery } from '@dining/contract'
import { errors } from '@dining/copy-engine/texts/errors'
import { search } from '@dining/copy-engine/texts/search'
import { MERCHANT_PAGE_SIZE } from '@dining/domain'
import { useCopy } from '@dining/partner-kit/react'
import { paths, track, writeStored } from '@dining/session'
import { Carousel, TextButton, TextLink } from '@dining/ui'
import { quiet, small } from '@dining/ui/layout'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'

import { WIDEST_RADIUS } from '../search/search-state.ts'
import { MerchantTile, MerchantTileSkeleton, servingsOf } from './MerchantTile.tsx'

/** The complete search of a carousel, so that a loader fetches the same (SEARCH-29). */
export function carouselQuery(query: MerchantSearchQuery): MerchantSearchQuery {
  return { ...query, pageSize: String(MERCHANT_PAGE_SIZE) }
}

interface MerchantCarouselProps {
  /** The accessible name of the list. */
  readonly label: string
  /** The name of the carousel in analytics and counts: the same for every visitor, so no text with a visitor's data. */
  readonly name: string
  readonly title: ReactNode
  readonly query: MerchantSearchQuery
  /** Where the visitor changes the place of the search. If given, the place that was found is shown under the title. */
  readonly changePlace?: string
  /** Loads its merchants when it is scrolled near, not at once. */
  readonly loadsWhenNear?: boolean
}

/** The number that a wide window shows. */
const SKELETONS = ['1', '2', '3', '4']

/**
 * Merchants of a search side by side, with a link to the whole search (SEARCH-29, SEARCH-30). It keeps its height whatever the result is,
 * so that visible content does not move.
 */
export function MerchantCarousel({ label, name, title, query, changePlace, loadsWhenNear = false }: MerchantCarouselProps) {
  const copy = useCopy()
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place, loadsWhenNear)
  const api = useApi()
  const { data, isFetching, isError, fetchStatus, refetch } = useQuery({
    ...merchantsQuery(api, carouselQuery(query)),
    placeholderData: keepPreviousData,
    enabled: isNear,
  })
  // Without a connection the call waits for one, and sends itself then.
  const hasFailed = isError || fetchStatus === 'paused'
  const merchants = data?.data ?? []
  const variants = servingsOf(merchants)
  const slides = merchants.map((merchant, index) => ({
    key: merchant.id,
    node: <MerchantTile merchant={merchant} variant={variants[index]} onClick={() => select(name, itemOf(merchant, index))} />,
  }))
  const skeletons = SKELETONS.map((key) => ({ key, node: <MerchantTileSkeleton /> }))
  return (
    <div ref={place} aria-busy={isNear && !data && !hasFailed}>
      <Carousel
        label={label}
        title={
          <>
            {title}
            {changePlace !== undefined && (
              <p className={`${small} ${quiet}`}>
                {data?.place && `${copy.say(search.nearPlace, { place: data.place.label })} `}
                <TextLink href={changePlace}>{copy.say(search.changePlace)}</TextLink>
              </p>
            )}
          </>
        }
        previousLabel={copy.say(search.previousSlides)}
        nextLabel={copy.say(search.nextSlides)}
        more={<TextLink href={paths.search(query)}>{copy.action(search.viewAll)}</TextLink>}
        items={slides.length > 0 ? slides : skeletons}
        instead={
          slides.length > 0 ? undefined : data ? (
            <>
              <p>{copy.say(search.noneNear, { place: data.place?.label ?? copy.say(search.yourPlace) })}</p>
              <TextLink href={paths.search({ ...query, radius: WIDEST_RADIUS })}>{copy.action(search.widen)}</TextLink>
            </>
          ) : hasFailed ? (
            <>
              <p>{copy.say(search.carouselFailed)}</p>
              <TextButton aria-busy={isFetching || undefined} onClick={() => void refetch()}>
                {copy.action(errors.retry)}
              </TextButton>
            </>
          ) : null
        }
        onMove={(direction) => track({ event: 'carousel__move', carousel: name, direction })}
        onSeen={(ids) => {
          const items = merchants.flatMap((one, index) => (ids.includes(one.id) ? itemOf(one, index) : []))
          track({ event: 'view_item_list', ecommerce: { item_list_name: name, items } })
          recordImpressions(api, name, ids)
        }}
      />
    </div>
  )
}

function select(list: string, item: Seen): void {
  writeStored('selectedMerchant', item.item_id)
  track({ event: 'select_item', ecommerce: { item_list_name: list, items: [item] } })
}

type Seen = ReturnType<typeof itemOf>

/** A merchant at its position in a carousel, for analytics. */
const itemOf = ({ id, name }: Pick<Merchant, 'id' | 'name'>, index: number) => ({ item_id: id, item_name: name, index })

/** Counts merchants as seen (ANALYTICS-21). The code for it loads with the first one; if it cannot, nothing is counted (ANALYTICS-20). */
function recordImpressions(api: ApiClient, placement: string, ids: readonly string[]): void {
  import('./impressions.ts').then(({ recordSeen }) => recordSeen(api, placement, ids)).catch(() => undefined)
}

/** The distance below the window at which a part starts to load. */
const NEAR = '400px'

/**
 * Whether an element is near the window.
 * @param waits if false, the result is always true
 */
function useIsNear(element: RefObject<HTMLElement | null>, waits: boolean): boolean {
  const [isNear, setIsNear] = useState(!waits)
  useEffect(() => {
    if (isNear || !element.current) return undefined
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true), {
      rootMargin: NEAR,
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isNear])
  return isNear
}
