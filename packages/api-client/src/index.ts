export { lazyClient, type AnswerOf, type ApiClient, type CallName, type CallOf, type CallOptions } from './api-client.ts'
export { ApiFailure, isNotFound, isUnauthorized, minutesToWait, type ApiError } from './api-error.ts'
export { loadFlags, useFlags } from './flags.ts'
export {
  cardsQuery,
  contentQuery,
  creditActivityQuery,
  creditBalanceQuery,
  defaultLocationQuery,
  dineSummaryQuery,
  featureFlagsQuery,
  knownMemberQuery,
  locationQuery,
  locationSuggestionsQuery,
  memberQuery,
  merchantKey,
  merchantQuery,
  merchantsQuery,
  partnerCardsQuery,
  queryOf,
  transactionsQuery,
} from './queries.ts'
export { ApiProvider, useApi } from './react.ts'
export { createTokenKeeper, TOKEN_RETRIES, TOKEN_TIMEOUT_MS, type TokenKeeper, type TokenSource } from './token.ts'
