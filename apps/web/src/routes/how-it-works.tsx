import { home } from '@dining/copy-engine/texts/home'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { paths, useMember } from '@dining/session'
import { Hero, LinkButton } from '@dining/ui'
import { useLocation } from 'react-router'

import { contentOf, useContent } from '../app/content.ts'
import { island } from '../app/island.tsx'
import { laterPart } from '../app/later-part.ts'
import { routeLoader } from '../app/services.ts'
import { HomeHero } from '../home/HomeHero.tsx'

// A page that the server rendered brings its carousel along, so its first load does without this.
const carousels = laterPart(() => import('../home/carousel-search.ts'))

const BelowTheHero = island(() => import('../home/HowItWorksBelow.island.tsx'))

/**
 * How it works, as home or as a page of its own: copy for this visitor, three steps, restaurants, the earning menu (HOME-01 … HOME-05). Home
 * begins with the rate and a search, the page with its own title.
 */
export const loader = routeLoader(async ({ api, queryClient, drafts }) => {
  const [[entry]] = await Promise.all([queryClient.ensureQueryData(contentOf(api, 'home', drafts)), BelowTheHero.load()])
  const { prefetchCarousels } = await carousels.load()
  await prefetchCarousels(api, queryClient, entry?.fields.banner_text)
  return null
})

export function Component() {
  const [entry] = useContent('home')
  const isHome = useLocation().pathname === paths.home()
  return (
    <>
      {isHome ? <HomeHero greets={!entry?.fields.enable_banner || !entry.fields.include_welcome_message} /> : <TitleHero />}
      <BelowTheHero />
    </>
  )
}

function TitleHero() {
  const copy = useCopy()
  const { id } = usePartner().program
  const member = useMember()
  return (
    <Hero low tableOf={`${id} how`} lead={copy.headline(home.howTitle)} text={copy.say(member ? home.howLeadMember : home.howLead)}>
      <LinkButton href={paths.search()}>{copy.action(home.find)}</LinkButton>
    </Hero>
  )
}
