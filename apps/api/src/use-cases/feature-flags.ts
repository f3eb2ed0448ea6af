import type { FeatureFlags } from '@dining/contract'
import type { Partner } from '@dining/partner-kit'
import * as v from 'valibot'

import type { ApiDeps } from '../deps.ts'

const flagsSchema = v.record(v.string(), v.boolean())
const filtersSchema = v.array(v.string())

/** Flags as the partner's folder has them (CONFIG-17, CONFIG-37). */
function configuredFlags({ features, program }: Partner): FeatureFlags {
  return {
    authFlags: { autoEnroll: features.hasAutoEnroll, sso: program.enrollmentType === 'sso' },
    filters: [],
    partnerFeatureFlags: {
      discoverPage: features.hasDiscoverPage,
      installBanner: features.hasPWAInstallBanner,
      reservationBonus: features.hasReservationBonus,
      flexOffers: features.hasFlexOffers,
    },
  }
}

/**
 * Run-time flags of a partner (CONFIG-18). A row of `feature_flag` named `authFlags`, `partnerFeatureFlags` (flags to put over the
 * configured ones) or `filters` (the whole list) overrides the folder; a row of another form changes nothing.
 */
export async function readFeatureFlags({ store }: Pick<ApiDeps, 'store'>, partner: Partner): Promise<FeatureFlags> {
  const configured = configuredFlags(partner)
  const rows = await store.tenant(partner.program.id, (tx) =>
    tx.selectFrom('feature_flag').select(['name', 'value']).where('partner_id', '=', partner.program.id).execute(),
  )
  const override = new Map(rows.map((row) => [row.name, row.value]))
  const flags = (name: string) => {
    const parsed = v.safeParse(flagsSchema, override.get(name))
    return parsed.success ? parsed.output : {}
  }
  const filters = v.safeParse(filtersSchema, override.get('filters'))
  return {
    authFlags: { ...configured.authFlags, ...flags('authFlags') },
    filters: filters.success ? filters.output : configured.filters,
    partnerFeatureFlags: { ...configured.partnerFeatureFlags, ...flags('partnerFeatureFlags') },
  }
}
