import { expect, it } from 'vitest'

import { providerKeys } from './provider-keys.ts'

function published(...kids: string[]) {
  const state = { kids, downloads: 0, time: 0, isDown: false }
  const keys = providerKeys(
    () => {
      state.downloads += 1
      if (state.isDown) return Promise.reject(new TypeError('fetch failed'))
      return Promise.resolve(Response.json({ keys: state.kids.map((kid) => ({ kid, kty: 'RSA' })) }))
    },
    () => state.time,
  )
  return { state, keys }
}

it('an unknown key is looked for once, and not again at once, by tokens that anybody can send', async () => {
  const { state, keys } = published('old')
  await keys.read('old', 'answer')
  await keys.read('old', 'answer')
  expect(state.downloads).toBe(1)
  for (let count = 0; count < 100; count++) await keys.read(`forged-${count}`, 'sent')
  expect(state.downloads).toBe(2)
  // A rotation meanwhile is found by the next sign-in.
  state.kids = ['new']
  expect((await keys.read('new', 'answer'))?.keys).toMatchObject([{ kid: 'new' }])
  expect(state.downloads).toBe(3)
  state.time += 31_000
  await keys.read('forged', 'sent')
  expect(state.downloads).toBe(4)
})

it('sign-ins at the same time read the keys once, and a key that was withdrawn is not used after five minutes', async () => {
  const { state, keys } = published('old')
  await Promise.all(Array.from({ length: 20 }, () => keys.read('old', 'answer')))
  expect(state.downloads).toBe(1)
  state.kids = ['new']
  state.time += 5 * 60_000
  expect((await keys.read('old', 'answer'))?.keys).toMatchObject([{ kid: 'new' }])
  state.isDown = true
  state.time += 5 * 60_000
  expect(await keys.read('new', 'answer')).toBeNull()
})
