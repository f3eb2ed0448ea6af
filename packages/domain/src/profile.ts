import type { CurrencyType } from './currency.ts'

/** Maximum lengths of a member's name, street and city (PROFILE-05 … PROFILE-11). */
export const NAME_MAX_LENGTH = 20
export const STREET_MAX_LENGTH = 30
export const CITY_MAX_LENGTH = 20

/** Whether members of this partner can agree to text messages, in the older variant or the newer (CONFIG-13, CONFIG-14). */
export function offersSms({
  features,
}: {
  readonly features: { readonly hasSmsOptIn: boolean; readonly hasSmsOptInV2: boolean }
}): boolean {
  return features.hasSmsOptIn || features.hasSmsOptInV2
}

interface AddressRule {
  readonly features: { readonly fullAddressRequired: boolean }
  readonly program: { readonly currencyType: CurrencyType }
}

/**
 * Whether the profile requires street, city and state in addition to a ZIP code. Never where a program pays statement credits (PROFILE-09,
 * PROFILE-11, PROFILE-12).
 */
export function needsFullAddress({ features, program }: AddressRule): boolean {
  return features.fullAddressRequired && program.currencyType !== 'Credit'
}
