import { merchantsQuery, useApi } from '@dining/api-client'
import type { MerchantSearchQuery } from '@dining/contract'
import { search } from '@dining/copy-engine/texts/search'
import { MERCHANT_PAGE_SIZE } from '@dining/domain'
import { useCopy } from '@dining/partner-kit/react'
import { paths, track, writeStored } from '@dining/session'
import { Carousel, Loading, MerchantCardSkeleton, TextLink } from '@dining/ui'
import { quiet, small } from '@dining/ui/layout'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, type ReactNode } from 'react'

import * as css from './MerchantCarousel.css.ts'
import { MerchantTile } from './MerchantTile.tsx'

/** The search that a carousel shows, whole, so that a loader fetches the same (SEARCH-29). */
export function carouselQuery(query: MerchantSearchQuery): MerchantSearchQuery {
  return { ...query, pageSize: String(MERCHANT_PAGE_SIZE) }
}

interface MerchantCarouselProps {
  /** Names it in words and in analytics. */
  readonly label: string
  readonly title: ReactNode
  readonly query: MerchantSearchQuery
  /** Where the place of the search is changed. With it the place that was found is named under the title. */
  readonly changePlace?: string
}

/** Milliseconds that slides must be seen before they count (ANALYTICS-04). */
const IMPRESSION_DELAY_MS = 150

/** Merchants of a search side by side, with a link to the whole search (SEARCH-29, SEARCH-30). Nothing where there are none. */
export function MerchantCarousel({ label, title, query, changePlace }: MerchantCarouselProps) {
  const copy = useCopy()
  const { data, isPending } = useQuery({ ...merchantsQuery(useApi(), carouselQuery(query)), placeholderData: keepPreviousData })
  const impress = useImpressions(label)
  if (isPending) {
    return (
      <Loading label={copy.say(search.searching)}>
        {title}
        <div className={css.skeletons}>
          {[0, 1, 2, 3].map((slide) => (
            <MerchantCardSkeleton key={slide} />
          ))}
        </div>
      </Loading>
    )
  }
  if (!data || data.data.length === 0) return null
  return (
    <Carousel
      label={label}
      title={
        <>
          {title}
          {changePlace !== undefined && data.place && (
            <p className={`${small} ${quiet}`}>
              {copy.say(search.nearPlace, { place: data.place.label })}{' '}
              <TextLink href={changePlace}>{copy.say(search.changePlace)}</TextLink>
            </p>
          )}
        </>
      }
      previousLabel={copy.say(search.previousSlides)}
      nextLabel={copy.say(search.nextSlides)}
      more={<TextLink href={paths.search(query)}>{copy.action(search.viewAll)}</TextLink>}
      items={data.data.map((merchant, index) => ({
        key: merchant.id,
        node: <MerchantTile merchant={merchant} onClick={() => select(label, { item_id: merchant.id, item_name: merchant.name, index })} />,
      }))}
      onMove={(direction) => track({ event: 'carousel__move', carousel: label, direction })}
      onVisible={(id) => {
        const merchant = data.data.find((one) => one.id === id)
        if (merchant) impress({ item_id: merchant.id, item_name: merchant.name, index: data.data.indexOf(merchant) })
      }}
    />
  )
}

function select(list: string, item: Seen): void {
  writeStored('selectedMerchant', item.item_id)
  track({ event: 'select_item', ecommerce: { item_list_name: list, items: [item] } })
}

interface Seen {
  readonly item_id: string
  readonly item_name: string
  readonly index: number
}

/** Slides seen within a moment of each other are told of together. */
function useImpressions(list: string): (item: Seen) => void {
  const waiting = useRef<Seen[]>([])
  return (item) => {
    if (waiting.current.push(item) > 1) return
    setTimeout(() => {
      track({ event: 'view_item_list', ecommerce: { item_list_name: list, items: waiting.current.splice(0) } })
    }, IMPRESSION_DELAY_MS)
  }
}
