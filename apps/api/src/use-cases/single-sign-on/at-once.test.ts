import { endpoints } from '@dining/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { browser } from '../../testing/browser.ts'
import { callCallback, providerAddress, signInAtProvider } from '../../testing/provider-sign-in.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { testPartner } from '../../testing/test-partner.ts'
import { testProvider, type TestProvider } from '../../testing/test-provider.ts'

const WAYS = 6

let api: TestApi
let provider: TestProvider
beforeAll(async () => {
  provider = await testProvider()
  const partner = testPartner('one', { program: { enrollmentType: 'sso' }, features: { partnerNumber: false } })
  api = await testApi([partner], undefined, { providers: new Map([['one', provider.as('one')]]) })
})
afterAll(async () => {
  await provider.close()
  await api.close()
})

const members = async () => (await api.store.owner((tx) => tx.selectFrom('member').select('id').execute())).map(({ id }) => id)
const membersOf = (subject: string) =>
  api.store.owner((tx) => tx.selectFrom('provider_identity').select('member_id').where('subject', '=', subject).execute())

it('a person who signs in for the first time in several browsers at once is one member', async () => {
  const before = new Set(await members())
  const visitors = Array.from({ length: WAYS }, () => browser(api.app, 'one'))
  const ways = []
  for (const visitor of visitors) ways.push({ visitor, back: provider.signIn(await providerAddress(visitor), { sub: 'many' }) })
  await Promise.all(ways.map(({ visitor, back }) => callCallback(visitor, back)))
  const [member, ...others] = await membersOf('many')
  expect(others).toEqual([])
  const answers = await Promise.all(visitors.map(async (visitor) => (await visitor.call(endpoints.getMember, {})).body))
  expect(new Set(answers.map((body) => JSON.stringify((body as { publicId: string }).publicId))).size).toBe(1)
  expect((await members()).filter((id) => !before.has(id))).toEqual([member?.member_id])
})

it('of two people with the same address at the provider who join at once, one gets it', async () => {
  const visitors = await Promise.all(
    ['first', 'second'].map(async (sub) => {
      const visitor = browser(api.app, 'one')
      await signInAtProvider(visitor, provider, { sub, email: 'shared@example.com', email_verified: true })
      await visitor.call(endpoints.getToken, {})
      return visitor
    }),
  )
  const replies = await Promise.all(
    visitors.map((visitor) => visitor.call(endpoints.signUp, { body: { email: 'shared@example.com', smsOptIn: false } })),
  )
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]))
})

it('of two tabs that finish the same join at once, one goes on; no session is without the provider’s, so that a sign-out there ends all', async () => {
  const tab = browser(api.app, 'one')
  await signInAtProvider(tab, provider, { sub: 'tabs', email: 'tabs@example.com', email_verified: true })
  await tab.call(endpoints.getToken, {})
  const joins = Array.from({ length: WAYS }, () =>
    tab.call(endpoints.signUp, { body: { email: 'tabs@example.com', smsOptIn: false } }).then(({ status }) => status),
  )
  expect((await Promise.all(joins)).toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(WAYS - 1).fill(401)])
  const [identity] = await membersOf('tabs')
  const sessions = await api.store.owner((tx) =>
    tx
      .selectFrom('session')
      .select('provider_id_token')
      .where('member_id', '=', identity?.member_id ?? '')
      .execute(),
  )
  expect(sessions).toEqual([{ provider_id_token: expect.any(String) }])
  expect((await tab.call(endpoints.getMember, {})).status).toBe(200)
})
