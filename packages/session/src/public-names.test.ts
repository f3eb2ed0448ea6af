import { expect, it } from 'vitest'

import * as face from './index.ts'

it('exports exactly these names', () => {
  expect(Object.keys(face).toSorted()).toEqual([
    'STORED',
    'captureCampaign',
    'forgetSession',
    'loginPath',
    'loginRedirectCookie',
    'parseExpiry',
    'parsePublicId',
    'paths',
    'publicIdOf',
    'readCampaign',
    'readCookie',
    'readStored',
    'readStoredFields',
    'readStoredList',
    'rememberLoginRedirect',
    'removeStored',
    'sessionPhase',
    'setPublicId',
    'takeLoginRedirect',
    'track',
    'trackPageView',
    'useMember',
    'useUnlockWords',
    'useVisitor',
    'visitorOf',
    'watchSession',
    'withSessionEnd',
    'writeCookie',
    'writeStored',
  ])
})
