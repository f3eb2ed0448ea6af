import { useContent } from '../app/content.ts'
import { island } from '../app/island.tsx'
import { HomeHero } from '../home/HomeHero.tsx'
import { loaderWith } from '../home/how-it-works-loader.ts'

const BelowTheHero = island(() => import('../home/HowItWorksBelow.island.tsx'))

/** "How it works" as home: the rate and a search, copy for this visitor, three steps, restaurants, the table of earn rates (HOME-01 … HOME-05). */
export const loader = loaderWith(BelowTheHero)

export function Component() {
  const [entry] = useContent('home')
  return (
    <>
      <HomeHero greets={!entry?.fields.enable_banner || !entry.fields.include_welcome_message} />
      <BelowTheHero />
    </>
  )
}
