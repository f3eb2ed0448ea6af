import { defaultLocationQuery, merchantsQuery, useApi } from '@dining/api-client'
import { hasPlace, MerchantCarousel, searchOf, useStandingPosition } from '@dining/merchant-search'
import { useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { useQuery } from '@tanstack/react-query'

import { carouselSearch } from './carousel-search.ts'
import { WhenNear } from './WhenNear.tsx'

interface ContentCarouselProps {
  readonly title: string
  /** The query of a search, as content writes it. */
  readonly searchString: string
  /** Comes with the page; the others load as one scrolls near. */
  readonly isFirst: boolean
}

/** The restaurants of a content item's search (CONTENT-20): around the position where the browser may tell it, else the visitor's default place. */
export function ContentCarousel({ title, searchString, isFirst }: ContentCarouselProps) {
  const copy = useCopy()
  const api = useApi()
  const { data: served } = useQuery({ ...defaultLocationQuery(api), enabled: false })
  const place = useStandingPosition() ?? served
  const written = searchOf(new URLSearchParams(searchString))
  const heading = <h2>{copy.sayContent(title, 'headline')}</h2>
  const query = carouselSearch(searchString, place)
  const { data: known } = useQuery({ ...merchantsQuery(api, query), enabled: false })
  if (known?.data.length === 0) return null
  const carousel = (
    <MerchantCarousel
      label={copy.sayContent(title)}
      title={heading}
      query={query}
      {...(isFirst && !hasPlace(written) ? { changePlace: paths.search(written) } : {})}
    />
  )
  return isFirst ? carousel : <WhenNear before={heading}>{carousel}</WhenNear>
}
