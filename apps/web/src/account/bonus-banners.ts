import type { EntryOf } from '@dining/copy-engine/content'
import { homeState } from '@dining/domain'
import { useMember } from '@dining/session'

import { useContent } from '../app/content.ts'

type Banner = EntryOf<'account_center'>['fields']['bonus_banners'][number]

/** Banners of bonuses: those of the account's content, or else those of home's for the member's state (BONUS-04). */
export function useBonusBanners(): readonly Banner[] {
  const member = useMember()
  const [own] = useContent('account_center')
  const [home] = useContent('home')
  if (own && own.fields.bonus_banners.length > 0) return own.fields.bonus_banners
  const state = homeState(member ?? null)
  return home?.fields.user_states.find(({ key }) => key === state)?.bonus_banners ?? []
}
