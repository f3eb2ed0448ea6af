import { browser, testApi, testPartner, type TestApi } from '@dining/api/testing'
import { endpoints } from '@dining/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { inviteMember } from './invite-member.ts'

let api: TestApi
beforeAll(async () => void (api = await testApi([testPartner('one')])))
afterAll(() => api.close())

const invite = async (partner: string) => {
  const lines: string[] = []
  const request = inviteMember.readLine([partner], '.')
  const exit = request.ok ? await inviteMember.run(api.deps, request.value, (line) => lines.push(line)) : 2
  return { exit, lines }
}

it('adds a member who is not activated and can activate, a new one each time', async () => {
  const { lines: first } = await invite('one')
  const { lines: second } = await invite('one')
  expect(second).not.toEqual(first)
  const visitor = browser(api.app, 'one')
  const publicId = first[0] ?? ''
  expect((await visitor.call(endpoints.getKnownMember, { params: { publicId } })).body).toMatchObject({ publicId, tierLevel: 1 })
  expect((await visitor.call(endpoints.activateMember, { body: { publicId } })).status).toBe(200)
})

it('refuses an unknown partner', async () => {
  expect(await invite('missing')).toEqual({ exit: 1, lines: ['Unknown partner "missing".'] })
})
