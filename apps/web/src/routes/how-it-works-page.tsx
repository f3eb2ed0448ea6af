import { home } from '@dining/copy-engine/texts/home'
import { howItWorks } from '@dining/copy-engine/texts/how-it-works'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { paths, useMember } from '@dining/session'
import { LinkButton, PageHero } from '@dining/ui'

import { island } from '../app/island.tsx'
import { loaderWith } from '../home/how-it-works-loader.ts'

const BelowTheHero = island(() => import('../home/HowItWorksPageBelow.island.tsx'))

export const loader = loaderWith(BelowTheHero)

/** The separate page "how it works": its title instead of home's rate and search, and the content of home below (HOME-01 … HOME-05). */
export function Component() {
  const copy = useCopy()
  const { id } = usePartner().program
  const member = useMember()
  const text = copy.say(member ? howItWorks.howLeadMember : howItWorks.howLead)
  return (
    <>
      <PageHero tableOf={`${id} how`} title={copy.headline(howItWorks.howTitle)} text={text}>
        <LinkButton href={paths.search()}>{copy.action(home.find)}</LinkButton>
      </PageHero>
      <BelowTheHero />
    </>
  )
}
