export { ApiFailure, isNotFound, isUnauthorized, type ApiError } from './api-error.ts'
export { createApiClient, type ApiClient, type ApiClientOptions, type CallOptions } from './client.ts'
export { mutationOf } from './mutations.ts'
export {
  cardsQuery,
  contentQuery,
  defaultLocationQuery,
  dineSummaryQuery,
  featureFlagsQuery,
  knownMemberQuery,
  locationQuery,
  locationSuggestionsQuery,
  memberQuery,
  merchantQuery,
  merchantsQuery,
  partnerCardsQuery,
  queryOf,
  transactionsQuery,
} from './queries.ts'
export { ApiProvider, useApi } from './react.ts'
export { createTokenKeeper, TOKEN_RETRIES, TOKEN_TIMEOUT_MS, type TokenKeeper, type TokenSource } from './token.ts'
