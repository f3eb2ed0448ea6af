import type { Item } from '@dining/copy-engine/content'
import { useMember } from '@dining/session'
import { Panel } from '@dining/ui'
import { stack } from '@dining/ui/layout'
import { useState } from 'react'

import { useContent } from '../app/content.ts'
import { ContentItems } from './ContentItems.tsx'
import { bannersFor, type EarnBannerEntry } from './earn-banners.ts'
import { pictureAt } from './picture-at.ts'

interface EarnBannersProps {
  /** A class that `bannersStyle` made. */
  readonly className: string
  /** Items of a banner for everyone, before the others. */
  readonly first?: readonly Item[]
}

/** The editors' banners for this visitor (CONTENT-30, CONTENT-37); nothing if there is none. */
export function EarnBanners({ className, first = [] }: EarnBannersProps) {
  const member = useMember()
  const [now] = useState(() => new Date())
  const banners = bannersFor(useContent('earn_banner'), member, now)
  if (first.length === 0 && banners.length === 0) return null
  return (
    <div className={className}>
      {first.length > 0 && <EarnBanner items={first} />}
      {banners.map(({ slug, fields }) => (
        <EarnBanner key={slug} items={[...fields.text, ...appText(fields)]} image={fields.image} alt={fields.image_mobile_alt_text} />
      ))}
    </div>
  )
}

/** Where only the app can activate a bonus, the words for elsewhere (BONUS-07). */
function appText({ type, app_only_bonus: isAppOnly, app_text: words }: EarnBannerEntry['fields']): readonly Item[] {
  return type === 'bonus' && isAppOnly && words ? [{ type: 'text', fields: { text_mobile: words } }] : []
}

interface EarnBannerProps {
  readonly items: readonly Item[]
  readonly image?: string | undefined
  readonly alt?: string | undefined
}

function EarnBanner({ items, image, alt = '' }: EarnBannerProps) {
  const isAction = ({ type }: Item) => type === 'button' || type === 'link'
  return (
    <Panel as="div" kind="flat">
      <div className={stack}>
        {image !== undefined && <img src={image} {...pictureAt(image)} alt={alt} width={600} height={375} loading="lazy" />}
        <ContentItems items={items.filter((item) => !isAction(item))} />
      </div>
      <ContentItems items={items.filter(isAction)} />
    </Panel>
  )
}
