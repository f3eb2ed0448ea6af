import type { AuthFlag, PartnerFlag } from '@dining/domain'

import type { Partner } from './partner.ts'

/** Flags of the partner's folder, which hold until an operator sets another value (CONFIG-17, CONFIG-37). */
export function configuredFlags({ features, program }: Partner): Readonly<Record<AuthFlag | PartnerFlag, boolean>> {
  return {
    autoEnroll: features.hasAutoEnroll,
    sso: program.enrollmentType === 'sso',
    discoverPage: features.hasDiscoverPage,
    merchantFavorites: features.hasMerchantFavorites,
    installBanner: features.hasPWAInstallBanner,
    reservationBonus: features.hasReservationBonus,
    flexOffers: features.hasFlexOffers,
    legacyStatusText: features.hasLegacyStatusText,
    maintenanceLogin: false,
    maintenanceEnrollment: false,
    maintenanceAll: false,
  }
}

/** The setting of the partner's folder that each flag starts with, as `partner explain` names it; null for one that is only set at run time. */
export const FLAG_SETTINGS: Readonly<Record<AuthFlag | PartnerFlag, string | null>> = {
  autoEnroll: 'features.hasAutoEnroll',
  sso: 'program.enrollmentType',
  discoverPage: 'features.hasDiscoverPage',
  merchantFavorites: 'features.hasMerchantFavorites',
  installBanner: 'features.hasPWAInstallBanner',
  reservationBonus: 'features.hasReservationBonus',
  flexOffers: 'features.hasFlexOffers',
  legacyStatusText: 'features.hasLegacyStatusText',
  maintenanceLogin: null,
  maintenanceEnrollment: null,
  maintenanceAll: null,
}
