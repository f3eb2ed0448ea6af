import type { HomeState } from '@dining/domain'

import { contentOf } from '../app/content.ts'
import { laterPart } from '../app/later-part.ts'
import { routeLoader, type AppServices } from '../app/services.ts'

// A page from the server already contains its carousel, so its first load does not need this.
const carousels = laterPart(() => import('../content/carousel-search.ts'))

const isForVisitors = ({ key }: { readonly key?: HomeState }) => key === 'anonymous'

/**
 * The copy of home. Without a session it contains the state of visitors only: the states of members would be a sixth of the page's own
 * data. A session that has started since brings the others.
 */
async function homeCopy({ api, queryClient, drafts, hasSession }: Pick<AppServices, 'api' | 'queryClient' | 'drafts' | 'hasSession'>) {
  const query = contentOf(api, 'home', drafts)
  const [entry] = await queryClient.ensureQueryData(query)
  if (!entry) return undefined
  const { user_states: states } = entry.fields
  if (!hasSession()) {
    queryClient.setQueryData(query.queryKey, [{ ...entry, fields: { ...entry.fields, user_states: states.filter(isForVisitors) } }])
  } else if (states.every(isForVisitors)) await queryClient.fetchQuery({ ...query, staleTime: 0 })
  return entry
}

/** Content and carousels of how it works, and the code below its first view. */
export const loaderWith = (below: { readonly load: () => Promise<unknown> }) =>
  routeLoader(async (services) => {
    const { api, queryClient } = services
    const [entry] = await Promise.all([homeCopy(services), below.load()])
    const { prefetchCarousels } = await carousels.load()
    await prefetchCarousels(api, queryClient, entry?.fields.banner_text)
    return null
  })
