import { home } from '@dining/copy-engine/texts/home'
import { useCopy } from '@dining/partner-kit/react'
import { useMember } from '@dining/session'
import { classNames } from '@dining/ui'
import { content, lead } from '@dining/ui/layout'

import { useContent } from '../app/content.ts'
import { BannerPicture } from '../content/BannerPicture.tsx'
import { ContentItems } from '../content/ContentItems.tsx'
import { EarnBanners } from '../content/EarnBanners.tsx'
import { banners, welcome, widePicture } from './discover.css.ts'
import * as css from './home.css.ts'
import { JoinBand } from './JoinBand.tsx'

/** The Discover page below the first view: its restaurants, and below the first row the banners for this visitor. */
export default function DiscoverBelow() {
  const copy = useCopy()
  const member = useMember()
  const [entry] = useContent('discover')
  const items = entry?.fields.banner_text ?? []
  const afterFirst = items.findIndex(({ type }) => type === 'merchant_carousel') + 1
  return (
    <>
      {entry?.fields.enable_banner === true && (
        <>
          {member && entry.fields.include_welcome_message && <p className={classNames(content, lead, welcome)}>{copy.say(home.welcome)}</p>}
          <BannerPicture className={widePicture} fields={entry.fields} loading="lazy" />
        </>
      )}
      <div className={css.items}>
        <ContentItems items={items.slice(0, afterFirst)} />
        <EarnBanners className={banners} />
        <ContentItems items={items.slice(afterFirst)} loadsFirst={afterFirst === 0} />
      </div>
      <JoinBand asksForEmail={entry?.fields.include_prospect_email === true} />
    </>
  )
}
