import { useApi } from '@dining/api-client'
import { defaultLocationQuery, merchantsQuery } from '@dining/api-client/queries'
import type { Item } from '@dining/copy-engine/content'
import { hasPlace, MerchantCarousel, searchOf, useGrantedPosition } from '@dining/merchant-search'
import { Rich, useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { classNames, LinkButton, TextLink } from '@dining/ui'
import { lead, onlyLarge, onlySmall, quiet, small, stack } from '@dining/ui/layout'
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
  if (item.type === 'text') return <TextItem item={item} />
  const { url, new_tab: newTab, style } = item.fields
  if (!leadsSomewhere(url)) return null
  const target = newTab ? ({ target: '_blank', rel: 'noopener' } as const) : {}
  if (item.type === 'button') {
    return (
      <p>
        <LinkButton href={url} {...target} kind={style === 'quiet' ? 'quiet' : 'action'}>
          <Words item={item} as="action" />
        </LinkButton>
      </p>
    )
  }
  return (
    <p className={style === 'quiet' ? small : undefined}>
      <TextLink href={url} {...target}>
        <Words item={item} as="text" />
      </TextLink>
    </p>
  )
}

const TEXT_STYLES = { normal: undefined, lead, quiet: classNames(small, quiet) } as const

/** A paragraph in one of its looks, with its headline above and a second paragraph below it, if it has them (CONTENT-18). */
function TextItem({ item }: { readonly item: Extract<Item, { type: 'text' }> }) {
  const copy = useCopy()
  const { headline, body, style = 'normal' } = item.fields
  const className = TEXT_STYLES[style]
  const words = (
    <p className={className}>
      <Words item={item} as="text" />
    </p>
  )
  if (!headline && !body) return words
  return (
    <div className={stack}>
      {headline && <h2 className={lead}>{copy.sayContent(headline, 'headline')}</h2>}
      {words}
      {body && (
        <p className={className}>
          <Rich parts={copy.richContent(body)} />
        </p>
      )}
    </div>
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
      // The editor's text without its values, which may be a member's own.
      name={title}
      title={<h2>{copy.sayContent(title, 'headline')}</h2>}
      query={query}
      loadsWhenNear={!isFirst}
      {...(isFirst && !hasPlace(written) ? { changePlace: paths.search(written) } : {})}
    />
  )
}
