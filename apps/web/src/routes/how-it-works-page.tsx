import { home } from '@dining/copy-engine/texts/home'
import { howItWorks } from '@dining/copy-engine/texts/how-it-works'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { paths, useMember } from '@dining/session'
import { Hero, LinkButton } from '@dining/ui'

import { BelowTheHero } from './how-it-works.tsx'

export { loader } from './how-it-works.tsx'

/** How it works as a page of its own: its title in place of home's rate and search, and what home shows below (HOME-01 … HOME-05). */
export function Component() {
  const copy = useCopy()
  const { id } = usePartner().program
  const member = useMember()
  const text = copy.say(member ? howItWorks.howLeadMember : howItWorks.howLead)
  return (
    <>
      <Hero low tableOf={`${id} how`} lead={copy.headline(howItWorks.howTitle)} text={text}>
        <LinkButton href={paths.search()}>{copy.action(home.find)}</LinkButton>
      </Hero>
      <BelowTheHero />
    </>
  )
}
