import { expect, it } from 'vitest'

import * as face from './index.ts'

it('has exactly this public face', () => {
  expect(Object.keys(face).toSorted()).toEqual([
    'ApiFailure',
    'ApiProvider',
    'TOKEN_RETRIES',
    'TOKEN_TIMEOUT_MS',
    'cardsQuery',
    'contentQuery',
    'createApiClient',
    'createTokenKeeper',
    'defaultLocationQuery',
    'dineSummaryQuery',
    'featureFlagsQuery',
    'isNotFound',
    'isUnauthorized',
    'knownMemberQuery',
    'locationQuery',
    'locationSuggestionsQuery',
    'memberQuery',
    'merchantQuery',
    'merchantsQuery',
    'mutationOf',
    'partnerCardsQuery',
    'queryOf',
    'transactionsQuery',
    'useApi',
  ])
})
