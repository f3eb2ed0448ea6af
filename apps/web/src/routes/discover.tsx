import { loadFlags } from '@dining/api-client'
import { paths } from '@dining/session'
import { data } from 'react-router'

import { contentOf, useContent } from '../app/content.ts'
import { island } from '../app/island.tsx'
import { laterPart } from '../app/later-part.ts'
import { prefetch } from '../app/query-client.ts'
import { routeLoader } from '../app/services.ts'
import { HomeHero } from '../home/HomeHero.tsx'

// A page from the server already contains its carousel, so its first load does not need this.
const carousels = laterPart(() => import('../content/carousel-search.ts'))

const BelowTheHero = island(() => import('../home/DiscoverBelow.island.tsx'))

/**
 * The Discover page: the rate as a greeting, a search, and restaurants by occasion (DISCOVER-01 … DISCOVER-05). A flag removes it at run
 * time, but not as home.
 */
export const loader = routeLoader(async ({ api, queryClient, drafts, url }) => {
  const isHome = url.pathname === paths.home()
  if (!isHome && (await loadFlags(api, queryClient)).partnerFeatureFlags['discoverPage'] !== true) throw data(null, { status: 404 })
  const [[entry]] = await Promise.all([
    queryClient.ensureQueryData(contentOf(api, 'discover', drafts)),
    prefetch(queryClient, [contentOf(api, 'earn_banner', drafts)]),
    BelowTheHero.load(),
  ])
  const { prefetchCarousels } = await carousels.load()
  await prefetchCarousels(api, queryClient, entry?.fields.banner_text)
  return null
})

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

export function Component() {
  const [entry] = useContent('discover')
  return (
    <>
      <HomeHero
        lead={text(entry?.fields['headline'])}
        text={text(entry?.fields['body'])}
        greets={!entry?.fields.enable_banner || !entry.fields.include_welcome_message}
      />
      <BelowTheHero />
    </>
  )
}
