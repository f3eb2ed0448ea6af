/**
 * Each call by its own name, for code that runs in a browser: a bundle carries only the schemas of the calls that it names,
 * where the table `endpoints` would carry them all.
 */
export { deleteCard, getCards, getPartnerCards, reEnroll, saveCards } from './card.ts'
export { getContent, getFeatureFlags, recordImpressions } from './content.ts'
export {
  confirmRecovery,
  createProspect,
  getToken,
  requestRecovery,
  signIn,
  signOut,
  signUp,
  updatePassword,
  validateEmail,
} from './enrollment.ts'
export { activateMember, getDineSummary, getKnownMember, getMember, updateMember, validateZip } from './member.ts'
export { getDefaultLocation, getMerchant, lookUpLocation, searchMerchants, suggestLocations } from './merchant.ts'
export { getTransactions } from './transaction.ts'
