import { BRIDGE_MESSAGES } from '@dining/contract'
import { expect, it } from 'vitest'

import { wrapperRoutes } from './app.ts'

const REPORT = { device: 'one', app: '99.0 (iOS)', from: 'http://acme.localhost/', message: null }
const MESSAGE = { version: 1, type: 'externalUserId', publicId: 'M1' }

function opened() {
  const app = wrapperRoutes(() => new Date('2026-11-28T12:00:00Z'))
  const post = async (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    (await app.request('/api/wrapper', { method: 'POST', body: JSON.stringify(body), headers })).status
  const pageText = async () => (await app.request('/wrapper')).text()
  return { app, post, pageText }
}

it('shows each message of the bridge with when it is sent, and how often it came [PWA-13]', async () => {
  const { app, post, pageText } = opened()
  for (const when of Object.values(BRIDGE_MESSAGES)) expect(await pageText()).toContain(when)
  expect(await post({ ...REPORT, message: MESSAGE })).toBe(201)
  expect(await post({ ...REPORT, device: 'two', message: { ...MESSAGE, publicId: null } })).toBe(201)
  const text = await pageText()
  expect(text).toMatch(/<td>\s*2\s*<\/td>/)
  expect(text).not.toContain('Not a message of the bridge')
  expect(await (await app.request('/api/wrapper/one')).json()).toMatchObject([{ message: MESSAGE, isKnown: true }])
})

it.each([
  ['of a later version', { ...MESSAGE, version: 2 }],
  ['of an unknown type', { version: 1, type: 'email' }],
  ['with a further field, such as a name', { ...MESSAGE, name: 'Ann' }],
  ['that is a text', 'externalUserId'],
])('marks a message %s', async (_, message) => {
  const { post, pageText } = opened()
  expect(await post({ ...REPORT, message })).toBe(201)
  expect(await pageText()).toContain('Not a message of the bridge')
})

it('refuses what is no report, what is too large and what another site sends, and escapes what it shows', async () => {
  const { post, pageText } = opened()
  expect(await post('x')).toBe(400)
  expect(await post({ ...REPORT, device: '<b>' })).toBe(400)
  expect(await post({ ...REPORT, message: 'x'.repeat(5_000) })).toBe(413)
  expect(await post({ ...REPORT, message: MESSAGE }, { 'sec-fetch-site': 'cross-site' })).toBe(400)
  expect(await post({ ...REPORT, from: '<script>', message: '<img src=x>' })).toBe(201)
  expect(await pageText()).not.toMatch(/<script>|<img/)
})
