import { expect, it } from 'vitest'

import * as face from './index.ts'

it('exports exactly these names', () => {
  expect(Object.keys(face).toSorted()).toMatchInlineSnapshot(`
    [
      "ActivateScreen",
      "ActivatedScreen",
      "AddCardScreen",
      "CardAddedScreen",
      "CardOfLink",
      "FixCredentials",
      "JoinScreen",
      "PROBLEM_PARAMETER",
      "ProviderJoinScreen",
      "ProviderSignInScreen",
      "REASON_PARAMETER",
      "RecoverConfirm",
      "RecoverRequest",
      "RecoverSuccess",
      "RecoverUpdate",
      "SignInScreen",
      "WITHOUT_PUBLIC_ID",
      "activationWords",
      "landingOf",
      "storeLinkedCard",
    ]
  `)
})
