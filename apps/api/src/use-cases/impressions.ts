import type { ApiDeps } from '../deps.ts'
import { impressionRepo, type ImpressionKey } from '../store/repositories/impression.ts'

interface Impression {
  readonly channel: string
  readonly merchantId?: string | undefined
  readonly placement?: string | undefined
}

/** Maximum number of placements of a site that are counted separately each day; a site has fewer, but clients can send more. */
const MAX_PLACEMENTS = 100
const OTHER_PLACEMENT = 'other'

/**
 * Counts impressions of a site by day, placement and restaurant; nothing is stored of the visitor. The day is that of this call, because a client
 * could name any other. Unknown restaurants and placements beyond MAX_PLACEMENTS are counted together, which limits the rows.
 * @returns how many were counted
 */
export async function countImpressions(
  { store, clock }: Pick<ApiDeps, 'store' | 'clock'>,
  partnerId: string,
  impressions: readonly Impression[],
): Promise<number> {
  if (impressions.length === 0) return 0
  const day = clock().toISOString().slice(0, 10)
  await store.tenant(partnerId, async (tx) => {
    const counts = impressionRepo(tx, partnerId)
    const merchants = await counts.knownMerchants([...new Set(impressions.flatMap(({ merchantId }) => merchantId ?? []))])
    const placements = await counts.placementsOf(day)
    const keyOf = ({ channel, merchantId, placement = '' }: Impression): ImpressionKey => {
      const known = placement === '' || placements.has(placement)
      if (!known && placements.size < MAX_PLACEMENTS) placements.add(placement)
      return {
        channel,
        placement: placement === '' || placements.has(placement) ? placement : OTHER_PLACEMENT,
        merchant_id: merchantId !== undefined && merchants.has(merchantId) ? merchantId : '',
      }
    }
    await counts.add(day, impressions.map(keyOf))
  })
  return impressions.length
}
