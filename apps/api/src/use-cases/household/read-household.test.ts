import { householdEndpoints as calls, type Household } from '@dining/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { givenDine, givenMerchant, type TestMerchant } from '../../testing/dining.ts'
import { addMember, signedIn } from '../../testing/factories.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { testPartner } from '../../testing/test-partner.ts'

/** 10 cents per gallon for each full $50. */
const GALLON = { kind: 'fuel', tenthsOfCentPerGallon: 100, perCents: 5_000 } as const

let api: TestApi
let merchant: TestMerchant
beforeAll(async () => {
  api = await testApi([testPartner('gallon', { program: { currencyType: 'Dollar', earnRates: { 0: GALLON, 2: GALLON } } })])
  merchant = await givenMerchant(api.store)
})
afterAll(() => api.close())

it('shows that a dine below a full step counts, and that an amount is not final, and not how much of the bill is left over', async () => {
  const [ada, ben] = [await addMember(api, 'gallon', { first_name: 'Ada' }), await addMember(api, 'gallon', { first_name: 'Ben' })]
  const joined = { partner_id: 'gallon', household_id: 'h', joined_at: api.clock.now() }
  await api.store.owner((tx) =>
    tx
      .insertInto('household_member')
      .values([ada, ben].map(({ id }) => ({ ...joined, member_id: id })))
      .execute(),
  )
  const line = { rate: JSON.stringify(GALLON), tier_level: 2 as const, step_kept_cents: 4_217, occurred_at: api.clock.now() }
  await givenDine(api.store, ben, { ...merchant, name: 'Below' }, { ...line, benefit: 0 })
  await givenDine(api.store, ben, { ...merchant, name: 'Open' }, { ...line, benefit: 0, status: 'Deferred' })
  await givenDine(api.store, ben, { ...merchant, name: 'Full' }, { ...line, benefit: 100, step_kept_cents: 700 })
  const { household } = (await (await signedIn(api, 'gallon', ada)).call(calls.getHousehold, {})).body as { household: Household | null }
  expect(Object.fromEntries(household?.latest.map(({ restaurant, state }) => [restaurant, state]) ?? [])).toEqual({
    Below: 'step',
    Full: 'earned',
    Open: 'open',
  })
  expect(JSON.stringify(household)).not.toMatch(/4217|4,217|42\.17/)
})
