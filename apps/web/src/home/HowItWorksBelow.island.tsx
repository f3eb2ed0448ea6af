import { home } from '@dining/copy-engine/texts/home'
import { homeBelow } from '@dining/copy-engine/texts/home-below'
import { merchant } from '@dining/copy-engine/texts/merchant'
import { hasJoined, homeState } from '@dining/domain'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { paths, useMember } from '@dining/session'
import { classNames, Ticks } from '@dining/ui'
import { alertIcon } from '@dining/ui/icons'
import { content, lead, section } from '@dining/ui/layout'
import { useLocation } from 'react-router'

import { useContent } from '../app/content.ts'
import { ContentItems } from './ContentItems.tsx'
import * as css from './home.css.ts'
import { JoinBand } from './JoinBand.tsx'
import { ThreeSteps } from './ThreeSteps.tsx'

/** The content's banner: copy of the state that this visitor is in, and a member's welcome (HOME-05, HOME-15 … HOME-21). */
function StateCopy() {
  const copy = useCopy()
  const [entry] = useContent('home')
  const member = useMember()
  // Who has not joined has nothing to switch on yet.
  const state = homeState(member && hasJoined(member) ? member : null)
  const found = entry?.fields.user_states.find(({ key }) => key === state)
  if (!entry?.fields.enable_banner || !found) return null
  return (
    <section className={css.state}>
      <div>
        {found.headline && <h2>{copy.sayContent(found.headline, 'headline')}</h2>}
        {member && entry.fields.include_welcome_message && <p className={lead}>{copy.say(home.welcome)}</p>}
      </div>
      <div className={css.stateText}>
        <ContentItems items={found.banner_text} />
      </div>
    </section>
  )
}

/** What earns and what does not, and when it is posted. */
function GoodToKnow() {
  const copy = useCopy()
  return (
    <section className={classNames(content, section, css.after)} aria-labelledby="good-to-know">
      <h2 id="good-to-know" className={css.title}>
        {copy.headline(homeBelow.goodToKnow)}
      </h2>
      <Ticks
        items={[
          { text: copy.say(homeBelow.wholeBill) },
          { text: copy.say(merchant.posts) },
          { text: copy.say(merchant.onlineOrder), icon: alertIcon },
          { text: copy.say(merchant.notSeen), icon: alertIcon },
        ]}
      />
    </section>
  )
}

/**
 * What stands below the first view of how it works. As a page of its own it says what to know besides; where home is how it works, too, the
 * page leaves to home what home shows.
 */
export default function HowItWorksBelow() {
  const copy = useCopy()
  const [entry] = useContent('home')
  const { features } = usePartner()
  const isHome = useLocation().pathname === paths.home()
  const hasBanner = isHome || features.homePage !== 'how-it-works'
  return (
    <>
      {hasBanner && <StateCopy />}
      <section className={classNames(content, section)} aria-labelledby="steps">
        <h2 id="steps" className={css.title}>
          {copy.headline(homeBelow.steps)}
        </h2>
        <ThreeSteps />
      </section>
      {!isHome && <GoodToKnow />}
      {hasBanner && (
        <div className={classNames(css.items, css.after)}>
          <ContentItems items={entry?.fields.banner_text ?? []} />
        </div>
      )}
      <JoinBand asksForEmail={entry?.fields.include_prospect_email ?? true} />
    </>
  )
}
