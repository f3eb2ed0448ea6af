import { getContent, getFeatureFlags, recordImpressions } from './content.ts'
import { getDefaultLocation, getMerchant, lookUpLocation, searchMerchants, suggestLocations } from './merchant.ts'
import { getToken, signOut } from './session.ts'

/** The calls of a site without members (ROUTE-43); its client has no others. */
export const visitorEndpoints = {
  getToken,
  signOut,
  searchMerchants,
  getMerchant,
  getDefaultLocation,
  lookUpLocation,
  suggestLocations,
  getContent,
  getFeatureFlags,
  recordImpressions,
} as const
