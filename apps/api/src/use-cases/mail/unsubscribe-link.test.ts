import { afterAll, beforeAll, expect, it } from 'vitest'

import { requestRecovery } from '../recovery.ts'
import { browser } from '../../testing/browser.ts'
import { addMember } from '../../testing/factories.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => (api = await testApi()))
afterAll(() => api.close())

/** The one-click address of a mail to a new member. */
async function mailedAddress(values: Parameters<typeof addMember>[2] = {}) {
  const member = await addMember(api, 'one', { email_opt_in: true, tier_level: 2, ...values })
  const partner = api.deps.partners.get('one')
  if (!partner) throw new Error('There is no partner "one"')
  const before = api.mails.length
  await requestRecovery(api.deps, partner, member.email)
  await expect.poll(() => api.mails.length).toBe(before + 1)
  const mail = api.mails.at(-1)
  if (!mail) throw new Error('No mail was sent')
  return { member, url: new URL(mail.unsubscribeUrl ?? '') }
}

/** The call that a mail provider makes: a form, without cookies and without the headers of a browser. */
const post = (path: string, partner = 'one') =>
  browser(api.app, partner).send('POST', path, {
    headers: { 'sec-fetch-site': undefined, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })

const stored = (id: string) =>
  api.store.owner((tx) =>
    tx.selectFrom('member').select(['email_opt_in', 'tier_level', 'first_name']).where('id', '=', id).executeTakeFirstOrThrow(),
  )

it('turns email off by one POST, even for an incomplete profile, and can be repeated', async () => {
  const { member, url } = await mailedAddress({ first_name: '', last_name: '', zip_code: '' })
  for (let time = 0; time < 2; time++) {
    const answer = await post(url.pathname)
    expect([answer.status, answer.body]).toEqual([200, { isSubscribed: false }])
  }
  expect(await stored(member.id)).toEqual({ email_opt_in: false, tier_level: 0, first_name: '' })
})

it('refuses an address that was changed, of another partner, or requested by GET', async () => {
  const { member, url } = await mailedAddress()
  const { member: other } = await mailedAddress()
  const signature = url.pathname.split('.')[1] ?? ''
  const statuses = [
    await post(`/api/Unsubscribe/${other.id}.${signature}`),
    await post(url.pathname.slice(0, -2)),
    await post('/api/Unsubscribe/nothing'),
    await post(url.pathname, 'two'),
    await browser(api.app, 'one').send('GET', url.pathname),
  ].map(({ status }) => status)
  expect(statuses).toEqual([404, 404, 404, 404, 404])
  expect(await stored(member.id)).toMatchObject({ email_opt_in: true })
  expect(await stored(other.id)).toMatchObject({ email_opt_in: true })
})
