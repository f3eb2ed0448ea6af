import type { ApiClient } from '@dining/api-client'

import { contentOf } from '../content.ts'

/** Query options of the editors' words for the popup of this slug, without those of other popups; null if they are unavailable. */
export function popupWordsOf(api: ApiClient, slug: string, drafts: boolean) {
  const { queryFn } = contentOf(api, 'popup', drafts)
  return {
    queryKey: ['getContent', 'popup', slug] as const,
    queryFn: async (context: { readonly signal: AbortSignal }) =>
      (await queryFn(context)).find((entry) => entry.slug === slug)?.fields ?? null,
    staleTime: Infinity,
  }
}
