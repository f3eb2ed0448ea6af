import { deleteCard, getCards, getPartnerCards, reEnroll, saveCards } from './card.ts'
import { getContent, getFeatureFlags, recordImpressions } from './content.ts'
import {
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
import { activateMember, getDineSummary, getKnownMember, getMember, updateMember, validateZip } from './member.ts'
import { getDefaultLocation, getMerchant, lookUpLocation, searchMerchants, suggestLocations } from './merchant.ts'
import { finishSingleSignOn, startSingleSignOn } from './single-sign-on.ts'
import { getStatementCreditBalance, getTransactionsStatementCredits } from './statement-credit.ts'
import { getTransactions } from './transaction.ts'

/** Every call of the API. Its routes, its client and its OpenAPI document are made from this table. */
export const endpoints = {
  getToken,
  signIn,
  signOut,
  startSingleSignOn,
  finishSingleSignOn,
  signUp,
  createProspect,
  validateEmail,
  requestRecovery,
  confirmRecovery,
  updatePassword,
  getMember,
  getKnownMember,
  updateMember,
  activateMember,
  getDineSummary,
  validateZip,
  getCards,
  getPartnerCards,
  saveCards,
  reEnroll,
  deleteCard,
  getTransactions,
  getStatementCreditBalance,
  getTransactionsStatementCredits,
  searchMerchants,
  getMerchant,
  getDefaultLocation,
  lookUpLocation,
  suggestLocations,
  getContent,
  getFeatureFlags,
  recordImpressions,
} as const
