import type { EntryOf } from '@dining/copy-engine/content'
import { UNLOCK_POPUPS } from '@dining/domain'
import { skipToken, useQuery } from '@tanstack/react-query'

/**
 * The editors' title and text on how a member reaches a tier, without tokens resolved (CONTENT-31, MERCHANT-38, MERCHANT-39); undefined if they
 * wrote none, or before the shell has loaded them. The product's own texts are the fallback.
 */
export function useUnlockWords(tier: 2 | 3): { readonly title: string; readonly text: string } | undefined {
  const { data } = useQuery<readonly EntryOf<'popup'>[]>({ queryKey: ['getContent', 'popup'], queryFn: skipToken, staleTime: Infinity })
  const fields = data?.find(({ slug }) => slug === UNLOCK_POPUPS[tier])?.fields
  return fields && { title: fields.title, text: fields.body_text }
}
