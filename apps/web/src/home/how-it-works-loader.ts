import { contentOf } from '../app/content.ts'
import { laterPart } from '../app/later-part.ts'
import { routeLoader } from '../app/services.ts'

// A page from the server already contains its carousel, so its first load does not need this.
const carousels = laterPart(() => import('../content/carousel-search.ts'))

/** Content and carousels of how it works, and the code below its first view. */
export const loaderWith = (below: { readonly load: () => Promise<unknown> }) =>
  routeLoader(async ({ api, queryClient, drafts }) => {
    const [[entry]] = await Promise.all([queryClient.ensureQueryData(contentOf(api, 'home', drafts)), below.load()])
    const { prefetchCarousels } = await carousels.load()
    await prefetchCarousels(api, queryClient, entry?.fields.banner_text)
    return null
  })
