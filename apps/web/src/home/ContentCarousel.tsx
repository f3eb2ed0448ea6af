import { defaultLocationQuery, merchantsQuery, useApi } from '@dining/api-client'
import { hasPlace, MerchantCarousel, searchOf, useStandingPosition } from '@dining/merchant-search'
import { useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { carouselSearch } from './carousel-search.ts'

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
  const query = carouselSearch(searchString, place)
  const { data: known } = useQuery({ ...merchantsQuery(api, query), enabled: false })
  // What is empty at first is left out; what turns out to be empty later stays, so that nothing moves.
  const [isLeftOut] = useState(known?.data.length === 0)
  if (isLeftOut) return null
  return (
    <MerchantCarousel
      label={copy.sayContent(title)}
      title={<h2>{copy.sayContent(title, 'headline')}</h2>}
      query={query}
      loadsWhenNear={!isFirst}
      {...(isFirst && !hasPlace(written) ? { changePlace: paths.search(written) } : {})}
    />
  )
}
