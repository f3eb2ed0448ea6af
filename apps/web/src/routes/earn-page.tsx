import { data, useLocation } from 'react-router'

import { contentOf, requiredContentOf, useContent } from '../app/content.ts'
import { laterPart } from '../app/later-part.ts'
import { prefetch } from '../app/query-client.ts'
import type { RouteHandle } from '../app/route.ts'
import { routeLoader } from '../app/services.ts'
import { EarnScreen, ProspectForm } from '../earn/EarnScreen.tsx'
import { entryAt, introductionOf, titleOf, type EarnEntry } from '../earn/earn-entry.ts'

// A page from the server already contains its carousel, so its first load does not need this.
const carousels = laterPart(() => import('../content/carousel-search.ts'))

/** The page of a content entry, found by its address (EARN-03, ROUTE-26, ROUTE-42). */
export function Component() {
  const { pathname } = useLocation()
  const entry = entryAt(useContent('earn_details'), pathname)
  return entry && <EarnScreen entry={entry} />
}

/** Without an entry of this address, the not-found page (EARN-05). */
export const loader = routeLoader(async ({ api, queryClient, drafts, url }) => {
  const [entries] = await Promise.all([
    queryClient.ensureQueryData(requiredContentOf(api, 'earn_details', drafts)),
    prefetch(queryClient, [contentOf(api, 'sidebar', drafts)]),
  ])
  const entry = entryAt(entries, url.pathname)
  if (!entry) throw data(null, { status: 404 })
  const [{ prefetchCarousels }] = await Promise.all([carousels.load(), entry.fields.include_prospect_email && ProspectForm?.load()])
  await prefetchCarousels(api, queryClient, [...entry.fields.banner_text, ...entry.fields.main_column])
  return null
})

export const handle = {
  meta: ({ queryClient, pathname, copy }) => {
    const entry = entryAt(queryClient.getQueryData<readonly EarnEntry[]>(['getContent', 'earn_details']), pathname)
    if (!entry) return undefined
    // EARN-04
    return {
      title: entry.fields.browser_title || copy.sayContent(titleOf(entry)),
      description: copy.sayContent(introductionOf(entry) ?? ''),
    }
  },
} satisfies RouteHandle
