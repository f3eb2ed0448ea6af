import { defaultLocationQuery, useApi } from '@dining/api-client'
import { MerchantCarousel } from '@dining/merchant-search'
import { useCopy } from '@dining/partner-kit/react'
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

/** The restaurants of a content item's search (CONTENT-20). */
export function ContentCarousel({ title, searchString, isFirst }: ContentCarouselProps) {
  const copy = useCopy()
  const { data: place } = useQuery({ ...defaultLocationQuery(useApi()), enabled: false })
  const heading = <h2>{copy.sayContent(title, 'headline')}</h2>
  const carousel = <MerchantCarousel label={copy.sayContent(title)} title={heading} query={carouselSearch(searchString, place)} />
  return isFirst ? carousel : <WhenNear before={heading}>{carousel}</WhenNear>
}
