import { expect, it } from 'vitest'

import * as client from './client.ts'
import * as face from './index.ts'

it('exports exactly these names', () => {
  expect(Object.keys(face).toSorted()).toEqual([
    'ApiFailure',
    'ApiProvider',
    'TOKEN_RETRIES',
    'TOKEN_TIMEOUT_MS',
    'answerReauthentication',
    'createTokenKeeper',
    'isNotFound',
    'isUnauthorized',
    'lazyClient',
    'loadFlags',
    'minutesToWait',
    'shownSplits',
    'useApi',
    'useFlag',
    'useFlags',
    'withReauthentication',
  ])
})

it('exports exactly these names for the module that makes the calls', () => {
  expect(Object.keys(client).toSorted()).toEqual(['contentCall', 'createApiClient', 'createCaller', 'createCaptcha'])
})
