import { homeBelow } from '@dining/copy-engine/texts/home-below'
import { merchant } from '@dining/copy-engine/texts/merchant'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { classNames, TickList } from '@dining/ui'
import { alertIcon } from '@dining/ui/icons'
import { content, section } from '@dining/ui/layout'

import * as css from './home.css.ts'
import { ItemsBelow, StateCopy, Steps, useAsksForEmail } from './HowItWorksParts.tsx'
import { JoinBand } from './JoinBand.tsx'

/** What earns and what does not, and when it is posted. */
function GoodToKnow() {
  const copy = useCopy()
  return (
    <section className={classNames(content, section, css.after)} aria-labelledby="good-to-know">
      <h2 id="good-to-know" className={css.title}>
        {copy.headline(homeBelow.goodToKnow)}
      </h2>
      <TickList
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
 * The separate page "how it works" below the first view, with additional information. If home shows how it works, too, the page omits
 * home's content.
 */
export default function HowItWorksPageBelow() {
  const isHomeToo = usePartner().features.homePage === 'how-it-works'
  return (
    <>
      {!isHomeToo && <StateCopy />}
      <Steps />
      <GoodToKnow />
      {!isHomeToo && <ItemsBelow />}
      <JoinBand asksForEmail={useAsksForEmail()} />
    </>
  )
}
