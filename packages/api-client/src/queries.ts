import type { MerchantSearchQuery } from '@dining/contract'
import type { ContentSet, RecordType } from '@dining/domain'
import { queryOptions } from '@tanstack/react-query'

import { type AnswerOf, type ApiClient, ApiFailure, type CallName, type CallOf } from './api-client.ts'
import { contentCall } from './content-call.ts'

/**
 * Query options of any call without effect: the key is the call's name and its input, a failure is an ApiFailure.
 * Screens use the named makers below; this one is for a call without a named maker.
 */
export function queryOf<Name extends CallName>(client: ApiClient, name: Name, call: CallOf<Name>) {
  // The types of the input are those of each call; a key of all of them is more than the compiler compares.
  return queryOptions<AnswerOf<Name>, ApiFailure, AnswerOf<Name>, readonly [CallName, unknown]>({
    queryKey: [name, call],
    queryFn: ({ signal }) => ask(client, name, call, signal),
  })
}

/** @throws ApiFailure if the call fails */
async function ask<Name extends CallName>(client: ApiClient, name: Name, call: CallOf<Name>, signal: AbortSignal): Promise<AnswerOf<Name>> {
  const result = await client.call(name, call, { signal })
  if (!result.ok) throw new ApiFailure(result.error)
  return result.value
}

/** SESSION-25 */
export const memberQuery = (client: ApiClient) => queryOf(client, 'getMember', {})

/** SESSION-26 */
export const knownMemberQuery = (client: ApiClient, publicId: string) => queryOf(client, 'getKnownMember', { params: { publicId } })

export const dineSummaryQuery = (client: ApiClient) => queryOf(client, 'getDineSummary', {})

/** The member's path to VIP; only for a program with that tier. */
export const vipPathQuery = (client: ApiClient) => queryOf(client, 'getVipPath', {})

/** A calendar year of the member's ledger. @param year four digits */
export const yearInReviewQuery = (client: ApiClient, year: string) => queryOf(client, 'getYearInReview', { query: { year } })

/** The member's notices; always read again, since other browsers join and leave. */
export const noticesQuery = (client: ApiClient) => ({ ...queryOf(client, 'getNotices', {}), staleTime: 0 })

/** The member's household; always read again, since others join and leave. */
export const householdQuery = (client: ApiClient) => ({ ...queryOf(client, 'getHousehold', {}), staleTime: 0 })

/** An invitation to a household, by the link of its mail. */
export const householdInvitationQuery = (client: ApiClient, invitationToken: string) => ({
  ...queryOf(client, 'getHouseholdInvitation', { query: { invitationToken } }),
  staleTime: 0,
  retry: false,
})

/** Always read again: another device may have signed in or out. */
export const passkeysQuery = (client: ApiClient) => ({ ...queryOf(client, 'getPasskeys', {}), staleTime: 0 })

export const openSessionsQuery = (client: ApiClient) => ({ ...queryOf(client, 'getOpenSessions', {}), staleTime: 0 })

/** CARD-11 */
export const cardsQuery = (client: ApiClient) => queryOf(client, 'getCards', {})

/** Loaded once, never again (CARD-13). */
export const partnerCardsQuery = (client: ApiClient) => ({ ...queryOf(client, 'getPartnerCards', {}), staleTime: Infinity })

/** @param pageNo from 1 */
export const transactionsQuery = (client: ApiClient, page: { readonly pageNo: number; readonly resultsPerPage: number }) =>
  queryOf(client, 'getTransactions', { query: { pageNo: String(page.pageNo), resultsPerPage: String(page.resultsPerPage) } })

/** One line of activity with its receipt. */
export const dineQuery = (client: ApiClient, txnId: string) => queryOf(client, 'getDine', { params: { txnId } })

/** Dines that the member has reported as missing; always read again, since an operator decides them. */
export const missingDinesQuery = (client: ApiClient) => ({ ...queryOf(client, 'getMissingDines', {}), staleTime: 0 })

/** ACTIVITY-22 */
export const creditBalanceQuery = (client: ApiClient) => queryOf(client, 'getStatementCreditBalance', {})

/**
 * Activity of a partner that pays statement credits (ACTIVITY-23).
 * @param page its number, from 1; without a type rows of both
 */
export const creditActivityQuery = (
  client: ApiClient,
  {
    pageNo,
    resultsPerPage,
    recordType,
  }: { readonly pageNo: number; readonly resultsPerPage: number; readonly recordType?: RecordType | undefined },
) =>
  queryOf(client, 'getTransactionsStatementCredits', {
    query: { pageNo: String(pageNo), resultsPerPage: String(resultsPerPage), ...(recordType && { recordType }) },
  })

export const merchantsQuery = (client: ApiClient, query: MerchantSearchQuery) => queryOf(client, 'searchMerchants', { query })

/** The query key of a merchant's page data, for components that read them without making the call. */
export const merchantKey = (merchantId: string) => ['getMerchant', { params: { merchantId } }] as const

export const merchantQuery = (client: ApiClient, merchantId: string) => queryOf(client, 'getMerchant', { params: { merchantId } })

/**
 * The member's flex offer of a restaurant; asked for only for a signed-in member where the partner has flex offers (MERCHANT-46, MERCHANT-48). It
 * rejects with the status code of a failed call, in its ApiFailure, and is not repeated (MERCHANT-47).
 */
export const flexOfferQuery = (client: ApiClient, at: CallOf<'getFlexOffer'>['params']) => ({
  ...queryOf(client, 'getFlexOffer', { params: at }),
  retry: false,
})

/** The member's flex offers of all restaurants, for cards in lists (MERCHANT-48). */
export const flexOffersQuery = (client: ApiClient) => ({ ...queryOf(client, 'getFlexOffers', {}), retry: false })

/** Which transactions have a completed review (ACTIVITY-46). @param ids 1 to 50 */
export const reviewStatusQuery = (client: ApiClient, ids: readonly string[]) =>
  queryOf(client, 'getReviewStatus', { query: { txnId: [...ids] } })

/** The dine that a review would be about (ACTIVITY-47). */
export const reviewOfferQuery = (client: ApiClient, txnId: string) => queryOf(client, 'getReviewOffer', { query: { txnId } })

/** Tables of a restaurant; what is omitted is the default (RESERVE-06 … RESERVE-08). Another visitor may take one at any time. */
export const reservationAvailabilityQuery = (
  client: ApiClient,
  merchantId: string,
  query: CallOf<'getReservationAvailability'>['query'],
) => ({ ...queryOf(client, 'getReservationAvailability', { params: { merchantId }, query }), staleTime: 15_000 })

/** The best table of each of seven days. */
export const reservationWeekQuery = (client: ApiClient, merchantId: string, query: CallOf<'getReservationWeek'>['query']) =>
  queryOf(client, 'getReservationWeek', { params: { merchantId }, query })

/** Tables of several restaurants for a list; the API's answers are up to a minute old, too. */
export const reservationSlotsQuery = (client: ApiClient, query: CallOf<'getReservationSlots'>['query']) => ({
  ...queryOf(client, 'getReservationSlots', { query }),
  staleTime: 60_000,
})

/** The tables that the member watches for; always read again, since one may be free. */
export const tableWatchesQuery = (client: ApiClient) => ({ ...queryOf(client, 'getTableWatches', {}), staleTime: 0 })

/** The watch of an alert's link; always read again, since the link expires. */
export const tableWatchLinkQuery = (client: ApiClient, watchToken: string) => ({
  ...queryOf(client, 'getTableWatchLink', { query: { watchToken } }),
  staleTime: 0,
  retry: false,
})

/** The member's reservations; always read again, since the restaurant can change them. */
export const reservationsQuery = (client: ApiClient) => ({ ...queryOf(client, 'getReservations', {}), staleTime: 0 })

/** The new address of the member that waits for its code; always read again, since another device can confirm it. */
export const ownEmailChangeQuery = (client: ApiClient) => ({ ...queryOf(client, 'getOwnEmailChange', {}), staleTime: 0 })

/** GEO-05 */
export const defaultLocationQuery = (client: ApiClient) => ({ ...queryOf(client, 'getDefaultLocation', {}), staleTime: Infinity })

/** GEO-08: a city and state or ZIP, or coordinates */
export const locationQuery = (client: ApiClient, at: CallOf<'lookUpLocation'>['query']) => queryOf(client, 'lookUpLocation', { query: at })

export const locationSuggestionsQuery = (client: ApiClient, text: string) => queryOf(client, 'suggestLocations', { query: { text } })

/** The raw answer of the content service: loaded once, never stale, never retried (CONTENT-10). */
export const contentQuery = (client: ApiClient, set: ContentSet, preview = false) => ({
  queryKey: ['getContent', set] as const,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => ask(client, 'getContent', contentCall(set, preview), signal),
  staleTime: Infinity,
  retry: false,
})

/** CONFIG-17 */
export const featureFlagsQuery = (client: ApiClient) => ({ ...queryOf(client, 'getFeatureFlags', {}), staleTime: Infinity, retry: false })
