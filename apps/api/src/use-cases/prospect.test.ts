import { endpoints } from '@dining/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { browser, type Browser } from '../testing/browser.ts'
import { addMember, addZip } from '../testing/factories.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
let visitor: Browser

beforeAll(async () => {
  api = await testApi()
  await addZip(api, '97205')
})
beforeEach(() => {
  visitor = browser(api.app, 'one')
})
afterAll(() => api.close())

it('an address is free or a member’s [HOME-13]', async () => {
  const member = await addMember(api, 'one', { partner_number: '888888' })
  const isValid = async (query: { email: string; usePpn?: string }) => (await visitor.call(endpoints.validateEmail, { query })).body
  expect(await isValid({ email: 'free@mail.example' })).toEqual({ isValid: true })
  expect(await isValid({ email: member.email })).toEqual({ isValid: false })
  expect(await isValid({ email: 'not an address' })).toEqual({ isValid: false })
  expect(await isValid({ email: 'free@mail.example', usePpn: '888888' })).toEqual({ isValid: false })
  expect(await isValid({ email: 'free@mail.example', usePpn: '888889' })).toEqual({ isValid: true })
})

it('a prospect is kept once [HOME-10] [HOME-14]', async () => {
  const prospect = () => visitor.call(endpoints.createProspect, { body: { email: ' Maybe@mail.example' } })
  expect((await prospect()).body).toEqual({ created: true })
  expect((await prospect()).body).toEqual({ created: false })
})

it.each(['maybe', `${'x'.repeat(40)}@mail.example`])('a prospect’s address %s is refused at its field [HOME-08]', async (email) => {
  const { problem } = await visitor.call(endpoints.createProspect, { body: { email } })
  expect(problem).toMatchObject({ status: 400, code: 'validation-failed', errors: [{ field: 'email' }] })
})

it('a ZIP is in the U.S. or not [PROFILE-14]', async () => {
  const isValid = async (zip: string) => (await visitor.call(endpoints.validateZip, { query: { zip } })).body
  expect(await isValid('97205')).toEqual({ isValid: true })
  expect(await isValid('00000')).toEqual({ isValid: false })
  expect(await isValid("9720'")).toEqual({ isValid: false })
})
