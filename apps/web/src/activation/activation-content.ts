import type { EntryOf } from '@dining/copy-engine/content'

import { contentOf } from '../app/content.ts'
import { island } from '../app/island.tsx'
import { laterPart } from '../app/later-part.ts'
import type { AppServices } from '../app/services.ts'

// A page from the server already contains its carousel, so its first load does not need this.
const carousels = laterPart(() => import('../content/carousel-search.ts'))

/** The editors' items of the activation; most partners have none, so the first load leaves their code out. */
export const ActivationItems = island(() => import('./ActivationItems.island.tsx'))

export const hasActivationItems = (entry: EntryOf<'tier_1_activation'> | undefined): boolean => (entry?.fields.banner_text.length ?? 0) > 0

/** Fetches the words of the activation, and the restaurants of their carousels (ACT-21). */
export async function loadActivationContent({ api, queryClient, drafts }: Pick<AppServices, 'api' | 'queryClient' | 'drafts'>) {
  const [[entry]] = await Promise.all([queryClient.ensureQueryData(contentOf(api, 'tier_1_activation', drafts)), ActivationItems.load()])
  const { prefetchCarousels } = await carousels.load()
  await prefetchCarousels(api, queryClient, entry?.fields.banner_text)
}
