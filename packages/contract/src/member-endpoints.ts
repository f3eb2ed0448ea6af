import { activateBonus } from './bonus.ts'
import { getCaptcha } from './captcha.ts'
import { confirmCardClaim, deleteCard, getCards, getPartnerCards, reEnroll, saveCards, startCardClaim } from './card.ts'
import { getPreview } from './content.ts'
import { getDine } from './dine.ts'
import {
  confirmEmailChange,
  confirmRecovery,
  createProspect,
  requestEmailChange,
  requestRecovery,
  signIn,
  signUp,
  updatePassword,
  validateEmail,
} from './enrollment.ts'
import { getFavorites, removeFavorite, saveFavorites } from './favorites.ts'
import { getJoinDraft, openJoinLink, saveJoinDraft, sendJoinLink } from './join-link.ts'
import { endOpenSession, endOtherSessions, getOpenSessions } from './open-sessions.ts'
import { getFlexOffer, getFlexOffers } from './flex-offer.ts'
import { activateMember, getDineSummary, getKnownMember, getMember, receiveSms, unsubscribe, updateMember, validateZip } from './member.ts'
import { answerMissingDine, getMissingDines, reportMissingDine } from './missing-dine.ts'
import { getReservationAvailability, getReservationSlots, getReservationWeek } from './reservation-availability.ts'
import {
  bookReservation,
  cancelReservation,
  changeReservation,
  getReservations,
  createCardSetup,
  holdReservation,
  receiveReservationStatus,
} from './reservation.ts'
import { createReview, getReviewOffer, getReviewStatus } from './review.ts'
import { finishSingleSignOn, logoutFromProvider, startSingleSignOn } from './single-sign-on.ts'
import { getStatementCreditBalance, getTransactionsStatementCredits } from './statement-credit.ts'
import { getTransactions } from './transaction.ts'
import { visitorEndpoints } from './visitor-endpoints.ts'

/** The calls of a site with members that its client has from the start. */
export const memberEndpoints = {
  ...visitorEndpoints,
  getCaptcha,
  signIn,
  startSingleSignOn,
  finishSingleSignOn,
  logoutFromProvider,
  signUp,
  createProspect,
  validateEmail,
  sendJoinLink,
  openJoinLink,
  saveJoinDraft,
  getJoinDraft,
  requestRecovery,
  confirmRecovery,
  updatePassword,
  requestEmailChange,
  confirmEmailChange,
  getMember,
  getKnownMember,
  updateMember,
  unsubscribe,
  receiveSms,
  activateMember,
  activateBonus,
  getDineSummary,
  validateZip,
  getCards,
  getPartnerCards,
  saveCards,
  reEnroll,
  startCardClaim,
  confirmCardClaim,
  deleteCard,
  getTransactions,
  getDine,
  getMissingDines,
  reportMissingDine,
  answerMissingDine,
  getStatementCreditBalance,
  getTransactionsStatementCredits,
  getFlexOffer,
  getFlexOffers,
  getFavorites,
  saveFavorites,
  removeFavorite,
  getOpenSessions,
  endOpenSession,
  endOtherSessions,
  getReservationAvailability,
  getReservationWeek,
  getReservationSlots,
  createCardSetup,
  holdReservation,
  bookReservation,
  getReservations,
  changeReservation,
  cancelReservation,
  receiveReservationStatus,
  getReviewStatus,
  getReviewOffer,
  createReview,
  getPreview,
} as const
