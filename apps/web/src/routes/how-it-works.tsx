import { contentOf, useContent } from '../app/content.ts'
import { island } from '../app/island.tsx'
import { laterPart } from '../app/later-part.ts'
import { routeLoader } from '../app/services.ts'
import { HomeHero } from '../home/HomeHero.tsx'

// A page from the server already contains its carousel, so its first load does not need this.
const carousels = laterPart(() => import('../home/carousel-search.ts'))

const BelowTheHero = island(() => import('../home/HowItWorksBelow.island.tsx'))

/** Content and carousels of how it works, and the code below its first view. */
export const loaderWith = (below: Pick<typeof BelowTheHero, 'load'>) =>
  routeLoader(async ({ api, queryClient, drafts }) => {
    const [[entry]] = await Promise.all([queryClient.ensureQueryData(contentOf(api, 'home', drafts)), below.load()])
    const { prefetchCarousels } = await carousels.load()
    await prefetchCarousels(api, queryClient, entry?.fields.banner_text)
    return null
  })

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
