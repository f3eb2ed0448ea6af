import type { Item } from '@dining/copy-engine/content'
import { Rich, useCopy } from '@dining/partner-kit/react'
import { LinkButton, TextLink } from '@dining/ui'
import { onlyLarge, onlySmall } from '@dining/ui/layout'

import { useLeadsSomewhere } from '../app/built-paths.ts'
import { ContentCarousel } from './ContentCarousel.tsx'

type Worded = Exclude<Item, { type: 'merchant_carousel' }>

/** The item's words: one text for narrow screens, another for wide ones where an editor gave two (CONTENT-16). */
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
  const leadsSomewhere = useLeadsSomewhere()
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

/** Items of an editor, in their order (CONTENT-17 … CONTENT-20). */
export function ContentItems({ items }: { readonly items: readonly Item[] }) {
  const first = items.find((item) => item.type === 'merchant_carousel')
  // Items have no name of their own, and their order is what an editor set.
  return items.map((item, index) => <ContentItem key={index} item={item} isFirst={item === first} />)
}
