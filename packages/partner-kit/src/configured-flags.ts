import type { AuthFlag, PartnerFlag, StudioSwitch } from '@dining/domain'

import type { Features, Partner } from './partner.ts'

type Flag = AuthFlag | PartnerFlag | StudioSwitch

/** What a flag starts with. */
interface Start {
  /** The setting, as `partner explain` names it; null for a flag that is only set at run time. */
  readonly setting: string | null
  readonly value: (partner: Partner) => boolean
}

type Switch = { [Name in keyof Features]: Features[Name] extends boolean ? Name : never }[keyof Features]
const feature = (name: Switch): Start => ({ setting: `features.${name}`, value: ({ features }) => features[name] })
const OFF: Start = { setting: null, value: () => false }

const STARTS: Readonly<Record<Flag, Start>> = {
  autoEnroll: feature('hasAutoEnroll'),
  sso: { setting: 'program.enrollmentType', value: ({ program }) => program.enrollmentType === 'sso' },
  discoverPage: feature('hasDiscoverPage'),
  merchantFavorites: feature('hasMerchantFavorites'),
  installBanner: feature('hasPWAInstallBanner'),
  reservationBonus: feature('hasReservationBonus'),
  flexOffers: feature('hasFlexOffers'),
  legacyStatusText: feature('hasLegacyStatusText'),
  maintenanceLogin: OFF,
  maintenanceEnrollment: OFF,
  maintenanceAll: OFF,
  fourEyes: OFF,
}

/** The value of a flag in the partner's folder, which holds until an operator sets another one (CONFIG-17, CONFIG-37). */
export const configuredFlag = (partner: Partner, flag: Flag): boolean => STARTS[flag].value(partner)

/** The setting of the partner's folder that a flag starts with; null for one that is only set at run time. */
export const settingOfFlag = (flag: Flag): string | null => STARTS[flag].setting
