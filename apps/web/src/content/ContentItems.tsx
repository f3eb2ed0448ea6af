import { useApi } from '@dining/api-client'
import { defaultLocationQuery, merchantsQuery } from '@dining/api-client/queries'
import type { Item } from '@dining/copy-engine/content'
import { hasPlace, MerchantCarousel, searchOf, useGrantedPosition } from '@dining/merchant-search'
import { Rich, useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { LinkButton, TextLink } from '@dining/ui'
import { onlyLarge, onlySmall } from '@dining/ui/layout'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useHasPage } from '../app/built-paths.ts'
import { carouselSearch } from './carousel-search.ts'

type Worded = Exclude<Item, { type: 'merchant_carousel' }>

/** The item's text: one for narrow screens, another for wide ones if an editor entered two (CONTENT-16). */
function Words({ item, as }: { readonly item: Worded; readonly as: 'text' | 'action' | 'headline' }) {
  const copy = useCopy()
  const { text_mobile: narrow, text_desktop: wide } = item.fields
  if (wide === undefined || wide === narrow) return <Rich parts={copy.richContent(narrow, as)} />
  return (
    <>
      <span className={onlySmall}>
        <Rich parts={copy.richContent(narrow, as)} />
      </span>
      <span className={onlyLarge}>
        <Rich parts={copy.richContent(wide, as)} />
      </span>
    </>
  )
}

function ContentItem({ item, isFirst }: { readonly item: Item; readonly isFirst: boolean }) {
  const leadsSomewhere = useHasPage()
  if (item.type === 'merchant_carousel') {
    return <ContentCarousel title={item.fields.text_mobile} searchString={item.fields.search_string} isFirst={isFirst} />
  }
  if (item.type === 'title') {
    return (
      <h2>
        <Words item={item} as="headline" />
      </h2>
    )
  }
  if (item.type === 'text') {
    return (
      <p>
        <Words item={item} as="text" />
      </p>
    )
  }
  const { url, new_tab: newTab } = item.fields
  if (!leadsSomewhere(url)) return null
  const Link = item.type === 'button' ? LinkButton : TextLink
  return (
    <p>
      <Link href={url} target={newTab ? '_blank' : undefined} rel={newTab ? 'noopener' : undefined}>
        <Words item={item} as={item.type === 'button' ? 'action' : 'text'} />
      </Link>
    </p>
  )
}

interface ContentItemsProps {
  readonly items: readonly Item[]
  /** Whether the first carousel loads with the page; false if another is above it. */
  readonly loadsFirst?: boolean
}

/** Items of an editor, in their order (CONTENT-17 … CONTENT-20). */
export function ContentItems({ items, loadsFirst = true }: ContentItemsProps) {
  const first = loadsFirst ? items.find((item) => item.type === 'merchant_carousel') : undefined
  // Items have no id, and an editor sets their order.
  return items.map((item, index) => <ContentItem key={index} item={item} isFirst={item === first} />)
}

interface ContentCarouselProps {
  readonly title: string
  /** The query of a search, as content writes it. */
  readonly searchString: string
  /** Loads with the page; the others load when they are scrolled near. */
  readonly isFirst: boolean
}

/** The restaurants of a content item's search (CONTENT-20): around the browser's position if allowed, otherwise the visitor's default place. */
function ContentCarousel({ title, searchString, isFirst }: ContentCarouselProps) {
  const copy = useCopy()
  const api = useApi()
  const { data: served } = useQuery({ ...defaultLocationQuery(api), enabled: false })
  const place = useGrantedPosition() ?? served
  const written = searchOf(new URLSearchParams(searchString))
  const query = carouselSearch(searchString, place)
  const { data: known } = useQuery({ ...merchantsQuery(api, query), enabled: false })
  // An item that is empty at first is omitted; one that becomes empty later stays, so that nothing moves.
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
