import { bonusRepo, type BonusRow } from '../store/repositories/bonus.ts'
import type { Store } from '../store/store.ts'

/** A campaign of a partner that pays 500 units for one dine, without an end, for every member. @returns its code */
export async function givenBonus(
  store: Pick<Store, 'owner'>,
  partnerId: string,
  more: Partial<BonusRow> & { readonly code: string },
): Promise<string> {
  const row = {
    kind: 'campaign',
    description: 'Dine once.',
    units: 500,
    dines: 1,
    spend_cents: 0,
    dine_cents: 0,
    within_days: null,
    first_day: null,
    last_day: null,
    app_only: false,
    cap: null,
    created_at: new Date('2026-01-01T00:00:00Z'),
    ...more,
  } as const
  await store.owner((tx) => bonusRepo(tx, partnerId).put([row]))
  return row.code
}
