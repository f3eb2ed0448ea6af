import { CONTENT_VERSION_PATH, contentVersionSchema } from '@dining/contract'
import * as v from 'valibot'
import { afterAll, expect, it } from 'vitest'

import { createApi } from '../../../app.ts'
import { publish, schedule } from '../../../use-cases/content/write-entry.ts'
import { fetchAs } from '../../../testing/caller-keys.ts'
import { testApi } from '../../../testing/test-api.ts'

const api = await testApi()
afterAll(() => api.close())

const ask = (partnerId: string, app = api.app) => fetchAs(app, partnerId)(`http://api${CONTENT_VERSION_PATH}`)
const version = async (partnerId = 'one') => v.parse(contentVersionSchema, await (await ask(partnerId)).json()).version
const order = { partnerId: 'one', set: 'popup', slug: 'hello', by: 'ana', note: '', base: null, fields: { body_text: 'Earn' } } as const

it('returns another version when content of the partner is published or becomes due, and the same one otherwise', async () => {
  const [first, ofTwo] = [await version(), await version('two')]
  expect(await version()).toBe(first)
  await publish(api.deps, order)
  const published = await version()
  expect(published).not.toBe(first)
  await schedule(api.deps, { ...order, publishAt: new Date(api.clock.now().getTime() + 1_000) })
  const waiting = await version()
  api.clock.advance(1_000)
  expect(new Set([first, published, waiting, await version()]).size).toBe(4)
  expect(await version('two')).toBe(ofTwo)
})

it('does not change with another partner, is not cached, and is not logged', async () => {
  expect((await ask('nobody')).status).toBe(403)
  const lines = api.logLines.length
  expect((await ask('one')).headers.get('cache-control')).toBe('no-store')
  expect(api.logLines).toHaveLength(lines)
})

it('asks its callers to close the connection when the process ends', async () => {
  expect((await ask('one')).headers.get('connection')).toBeNull()
  const draining = { ...api.deps, settings: { ...api.deps.settings, isReady: () => false } }
  const answer = await ask('one', createApi(draining))
  expect(answer.headers.get('connection')).toBe('close')
})
