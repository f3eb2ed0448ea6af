import { memberQuery } from '@dining/api-client/queries'
import type { EntryOf } from '@dining/copy-engine/content'

import { contentOf } from '../app/content.ts'
import { separatePart } from '../app/island.tsx'
import { prefetch } from '../app/query-client.ts'
import type { LoaderInput } from '../app/services.ts'

/** The member's bonuses. Most members have none, so that their code is not in the first load. */
export const Bonuses = /* @__PURE__ */ separatePart(() => import('./Bonuses.island.tsx'))

/** Fetches what the bonuses of the overview need: their code, and home's content if that of the account has no banners (BONUS-04). */
export async function loadBonuses({ api, queryClient, drafts }: Pick<LoaderInput, 'api' | 'queryClient' | 'drafts'>): Promise<void> {
  const { activeBonuses } = await queryClient.ensureQueryData(memberQuery(api))
  if (activeBonuses.length === 0) return
  const own = contentOf(api, 'account_center', drafts)
  await prefetch(queryClient, [own])
  const [account] = queryClient.getQueryData<readonly EntryOf<'account_center'>[]>(own.queryKey) ?? []
  const hasBanners = (account?.fields.bonus_banners.length ?? 0) > 0
  await Promise.all([Bonuses.load(), hasBanners ? undefined : prefetch(queryClient, [contentOf(api, 'home', drafts)])])
}
