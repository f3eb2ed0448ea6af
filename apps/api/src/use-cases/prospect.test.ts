import { endpoints, TOKEN_HEADER } from '@dining/contract'
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

it('reports whether an address is free or a member’s', async () => {
  const member = await addMember(api, 'one', { partner_number: '888888' })
  const isValid = async (query: { email: string; usePpn?: string }) => (await visitor.call(endpoints.validateEmail, { query })).body
  expect(await isValid({ email: 'free@mail.example' })).toEqual({ isValid: true })
  expect(await isValid({ email: member.email })).toEqual({ isValid: false })
  expect(await isValid({ email: 'not an address' })).toEqual({ isValid: false })
  expect(await isValid({ email: 'free@mail.example', usePpn: '888888' })).toEqual({ isValid: false })
  expect(await isValid({ email: 'free@mail.example', usePpn: '888889' })).toEqual({ isValid: true })
})

it('stores a prospect once [HOME-10] [HOME-14]', async () => {
  await visitor.call(endpoints.getToken, {})
  const headers = { 'content-type': 'application/json', [TOKEN_HEADER]: visitor.token }
  const prospect = () => visitor.send('POST', '/api/Prospects', { body: '{"email":" Maybe@mail.example"}', headers })
  expect((await prospect()).body).toEqual({ created: true })
  expect((await prospect()).body).toEqual({ created: false })
})

it('refuses a prospect’s address that is invalid, or longer than 50 characters, at its field [HOME-08]', async () => {
  const ofLength = (length: number) => `${'x'.repeat(length - '@mail.example'.length)}@mail.example`
  const keep = (email: string) => visitor.call(endpoints.createProspect, { body: { email } })
  expect((await keep(ofLength(50))).body).toEqual({ created: true })
  for (const email of ['maybe', ofLength(51)]) {
    expect((await keep(email)).problem).toMatchObject({ status: 400, code: 'validation-failed', errors: [{ field: 'email' }] })
  }
})

it('reports whether a ZIP is in the U.S.', async () => {
  const isValid = async (zip: string) => (await visitor.call(endpoints.validateZip, { query: { zip } })).body
  expect(await isValid('97205')).toEqual({ isValid: true })
  expect(await isValid('00000')).toEqual({ isValid: false })
  expect(await isValid("9720'")).toEqual({ isValid: false })
})
