import { addCardMember, signedIn, testApi, testPartner, type TestApi } from '@dining/api/testing'
import { endpoints } from '@dining/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { unlinkCards } from './unlink-cards.ts'

let api: TestApi
beforeAll(async () => void (api = await testApi([testPartner('one'), testPartner('two')])))
afterAll(() => api.close())

const unlink = async (...words: string[]) => {
  const request = unlinkCards.readLine(words, '.')
  return request.ok ? unlinkCards.run(api.deps, request.value, () => undefined) : 2
}

it('leaves the account open, without a card, and touches no other account', async () => {
  const email = 'ann@example.com'
  const [member, other] = [await addCardMember(api, 'one', { email, email_key: email }), await addCardMember(api, 'one')]
  const [theirs, others] = [await signedIn(api, 'one', member), await signedIn(api, 'one', other)]
  expect(await unlink('two', email)).toBe(1)
  expect(await unlink('one', email)).toBe(0)
  const open = { memberType: 'EnrolledCardMember', active: true }
  expect((await theirs.call(endpoints.getMember, {})).body).toMatchObject({ ...open, hasNoCard: true })
  expect((await theirs.call(endpoints.getCards, {})).body).toEqual([])
  expect((await others.call(endpoints.getMember, {})).body).not.toHaveProperty('hasNoCard')
})
