import { expect, it } from 'vitest'

import * as frame from './frame.ts'
import * as face from './index.ts'
import * as testing from './testing/index.ts'

it('exports exactly these names', () => {
  expect(Object.keys(face).toSorted()).toMatchInlineSnapshot(`
    [
      "BRIDGE_MESSAGES",
      "CAPTCHA_HEADER",
      "CARD_ERROR_CODES",
      "CONTENT_SETS",
      "CONTENT_VERSION_PATH",
      "CONTRACT_VERSION",
      "CONTRACT_VERSION_PATH",
      "ERROR_CODES",
      "FIELD_CODES",
      "FLAG_STATES_PATH",
      "IDEMPOTENCY_HEADER",
      "LISTED_MERCHANTS_PATH",
      "LISTED_MERCHANTS_PER_PAGE",
      "MAX_READS",
      "PARTNER_HEADER",
      "PLACEHOLDER_TOKEN",
      "PREVIEW_COOKIE",
      "PREVIEW_FAULTS",
      "PUBLIC_ID_HEADER",
      "READS_PATH",
      "SIGN_IN_PROBLEMS",
      "SPLIT_COOKIE",
      "SPLIT_PARAMETER",
      "TOKEN_HEADER",
      "TOKEN_PATH",
      "VAULT_TOKEN_PATTERN",
      "accountExportSchema",
      "bridgeMessageSchema",
      "cardRegistrationsSchema",
      "confirmVerificationAnswerSchema",
      "confirmVerificationRequestSchema",
      "contentVersionSchema",
      "contractName",
      "contractVersionSchema",
      "emailSchema",
      "endpoints",
      "flagRuleSchema",
      "flagStatesSchema",
      "householdEndpoints",
      "isSpoken",
      "joinDraftSchema",
      "listedMerchantsQuerySchema",
      "listedMerchantsSchema",
      "loadCardAnswerSchema",
      "loadCardRequestSchema",
      "loadKeySchema",
      "memberEndpoints",
      "memberSchema",
      "merchantDetailSchema",
      "noticeEndpoints",
      "objectToQuery",
      "ownDataEndpoints",
      "problemSchema",
      "queryToObject",
      "readsSchema",
      "redirectSchema",
      "registerLoadedRequestSchema",
      "registeredAnswerSchema",
      "registeredRequestSchema",
      "releaseAnswerSchema",
      "releaseRequestSchema",
      "securityEndpoints",
      "shortlistEndpoints",
      "signInProblemPath",
      "solvedWorkSchema",
      "startVerificationAnswerSchema",
      "startVerificationRequestSchema",
      "tableWatchEndpoints",
      "tokenizeAnswerSchema",
      "tokenizeRequestSchema",
      "visitorEndpoints",
      "yearEndpoints",
    ]
  `)
})

it('exports exactly these names for the card frame and its page', () => {
  expect(Object.keys(frame).toSorted()).toMatchInlineSnapshot(`
    [
      "CARD_NUMBER_FAULTS",
      "FRAME_PROTOCOL_VERSION",
      "frameCommandSchema",
      "frameMessageSchema",
      "frameNonceSchema",
      "frameTextsSchema",
      "frameThemeSchema",
      "newFrameNonce",
    ]
  `)
})

it('exports exactly these names for tests', () => {
  expect(Object.keys(testing).toSorted()).toEqual(['testMember', 'testMerchant', 'testMerchantDetail'])
})
