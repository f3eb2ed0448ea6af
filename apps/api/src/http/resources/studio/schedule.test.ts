import type { Answer } from '@dining/contract'
import { studioEndpoints } from '@dining/contract/studio'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { addOperator, signedInOperator, withStudio, type OperatorBrowser } from '../../../testing/operator-browser.ts'
import { testApi, type TestApi } from '../../../testing/test-api.ts'

const DAY_MS = 86_400_000

let api: TestApi
let app: ReturnType<typeof withStudio>
let editor: OperatorBrowser
beforeAll(async () => {
  api = await testApi()
  app = withStudio(api)
  await addOperator(api, 'editor@studio.example', null)
  editor = await signedInOperator(app, 'editor@studio.example')
  await schedule('two', 'second', 2)
  await schedule('one', 'third', 3)
  await schedule('one', 'first', 1)
  await schedule('one', 'in-two-years', 700)
})
afterAll(() => api.close())

async function schedule(partner: string, slug: string, days: number) {
  const params = { partner, set: 'popup', slug } as const
  const at = new Date(api.clock.now().getTime() + days * DAY_MS).toISOString()
  const fields = { body_text: 'Supper' }
  const { body } = await editor.call(studioEndpoints.publishContent, { params, body: { base: null, note: '', at, fields } })
  expect(body).toMatchObject({ kind: 'done' })
}

async function due(by = editor) {
  const reply = await by.call(studioEndpoints.listSchedule, {})
  return (reply.body as Answer<typeof studioEndpoints.listSchedule>).events.map(({ partner, slug, kind }) => [partner, slug, kind])
}

it('lists what is due next at all partners of the operator, in the order of time', async () => {
  expect(await due()).toEqual([
    ['one', 'first', 'starts'],
    ['two', 'second', 'starts'],
    ['one', 'third', 'starts'],
  ])
  api.clock.advance(1.5 * DAY_MS)
  editor = await signedInOperator(app, 'editor@studio.example')
  expect((await due()).map(([, slug]) => slug)).toEqual(['second', 'third'])
})

it('shows only partners whose content the operator reads', async () => {
  await addOperator(api, 'mixed@studio.example', ['one', 'two'], { one: ['support'], two: ['viewer'] })
  await addOperator(api, 'of-one@studio.example', ['one'], { '*': ['viewer'] })
  expect(await due(await signedInOperator(app, 'mixed@studio.example'))).toEqual([['two', 'second', 'starts']])
  expect(await due(await signedInOperator(app, 'of-one@studio.example'))).toEqual([['one', 'third', 'starts']])
})
