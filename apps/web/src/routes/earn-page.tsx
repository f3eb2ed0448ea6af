import { addressOf, earnPage, namedOffers } from '@dining/domain/pages'
import { Suspense, use } from 'react'
import { data, useLocation } from 'react-router'

import { contentOf, requiredContentOf, useContent } from '../app/content.ts'
import { laterPart } from '../app/later-part.ts'
import { prefetch } from '../app/query-client.ts'
import type { RouteHandle } from '../app/route.ts'
import { routeLoader } from '../app/services.ts'
import { EarnScreen, OtherOffers, ProspectForm } from '../earn/EarnScreen.tsx'
import { entryAt, introductionOf, titleOf, type EarnEntry } from '../earn/earn-entry.ts'

// A page from the server already contains its carousel, so its first load does not need this.
const carousels = laterPart(() => import('../content/carousel-search.ts'))

// In no first load but that of a named offer without an entry.
const withoutEntry = laterPart(() => import('../earn/NoOffer.tsx'))

/** The named offer at this path (ROUTE-27 … ROUTE-31). */
const namedAt = (path: string) => namedOffers.find((name) => path === `${addressOf({ path: earnPage })}/${name}`)

function NoOffer({ name }: { readonly name: (typeof namedOffers)[number] }) {
  const module = withoutEntry.module() ?? use(withoutEntry.load())
  return <module.NoOffer name={name} others={<OtherOffers />} />
}

/** The page of a content entry, found by its address (EARN-03, ROUTE-26, ROUTE-42). */
export function Component() {
  const { pathname } = useLocation()
  const entry = entryAt(useContent('earn_details'), pathname)
  const name = namedAt(pathname)
  return entry ? <EarnScreen entry={entry} /> : <Suspense>{name && <NoOffer name={name} />}</Suspense>
}

/** Without an entry of this address, the not-found page; a named offer has a page that says so (EARN-05). */
export const loader = routeLoader(async ({ api, queryClient, drafts, url }) => {
  const [entries] = await Promise.all([
    queryClient.ensureQueryData(requiredContentOf(api, 'earn_details', drafts)),
    prefetch(queryClient, [contentOf(api, 'sidebar', drafts)]),
  ])
  const entry = entryAt(entries, url.pathname)
  if (!entry && namedAt(url.pathname)) {
    await withoutEntry.load()
    return null
  }
  if (!entry) throw data(null, { status: 404 })
  const [{ prefetchCarousels }] = await Promise.all([carousels.load(), entry.fields.include_prospect_email && ProspectForm?.load()])
  await prefetchCarousels(api, queryClient, [...entry.fields.banner_text, ...entry.fields.main_column])
  return null
})

export const handle = {
  meta: ({ queryClient, pathname, copy }) => {
    const entry = entryAt(queryClient.getQueryData<readonly EarnEntry[]>(['getContent', 'earn_details']), pathname)
    const name = namedAt(pathname)
    if (!entry) return name && withoutEntry.module()?.noOfferMeta(name, copy)
    // EARN-04
    return {
      title: entry.fields.browser_title || copy.sayContent(titleOf(entry)),
      description: copy.sayContent(introductionOf(entry) ?? ''),
    }
  },
} satisfies RouteHandle
