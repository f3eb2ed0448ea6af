import { home } from '@dining/copy-engine/texts/home'
import { homeBelow } from '@dining/copy-engine/texts/home-below'
import { hasJoined, homeState } from '@dining/domain'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { useMember } from '@dining/session'
import { classNames } from '@dining/ui'
import { content, lead, section } from '@dining/ui/layout'

import { useContent } from '../app/content.ts'
import { BannerPicture } from '../content/BannerPicture.tsx'
import { ContentItems } from '../content/ContentItems.tsx'
import * as css from './home.css.ts'
import { ThreeSteps } from './ThreeSteps.tsx'

/** The content's banner: copy for this visitor's state if the partner has one for it (CONFIG-30), and a member's welcome (HOME-05, HOME-15 … HOME-21). */
export function StateCopy() {
  const copy = useCopy()
  const [entry] = useContent('home')
  const { copyStates } = usePartner().features
  const member = useMember()
  // A visitor who has not joined has nothing to switch on yet.
  const state = homeState(member && hasJoined(member) ? member : null)
  const isOwn = copyStates.length === 0 || copyStates.some((own) => own === state)
  const found = isOwn && entry?.fields.user_states.find(({ key }) => key === state)
  if (!entry?.fields.enable_banner || !found) return null
  return (
    <section className={css.state}>
      <div>
        {found.headline && <h2>{copy.sayContent(found.headline, 'headline')}</h2>}
        {member && entry.fields.include_welcome_message && <p className={lead}>{copy.say(home.welcome)}</p>}
        <BannerPicture className={css.picture} fields={entry.fields} loading="lazy" />
      </div>
      <div className={css.stateText}>
        <ContentItems items={found.banner_text} />
      </div>
    </section>
  )
}

/** Search, dine, earn. */
export function Steps() {
  const copy = useCopy()
  return (
    <section className={classNames(content, section)} aria-labelledby="steps">
      <h2 id="steps" className={css.title}>
        {copy.headline(homeBelow.steps)}
      </h2>
      <ThreeSteps />
    </section>
  )
}

/** An editor's content below the steps. */
export function ItemsBelow() {
  const [entry] = useContent('home')
  return (
    <div className={classNames(css.items, css.after)}>
      <ContentItems items={entry?.fields.banner_text ?? []} />
    </div>
  )
}

/** Whether the last part asks visitors for their email address (HOME-12). */
export function useAsksForEmail(): boolean {
  const [entry] = useContent('home')
  return entry?.fields.include_prospect_email ?? true
}
