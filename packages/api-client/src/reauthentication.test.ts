import { fail, succeed } from '@dining/domain'
import { expect, it } from 'vitest'

import type { ApiClient, ApiError } from './api-client.ts'
import { answerReauthentication, withReauthentication } from './reauthentication.ts'

const REFUSAL: ApiError = {
  kind: 'problem',
  status: 403,
  code: 'reauthentication-required',
  requestId: 'r',
  errors: [],
  body: null,
}

/** A client that refuses until it is open, and counts its calls. */
function gate() {
  const state = { open: false, calls: 0 }
  const client = {
    call: () => {
      state.calls += 1
      return Promise.resolve(state.open ? succeed(true) : fail(REFUSAL))
    },
    // The answers have the form of this one call.
  } as unknown as ApiClient
  return { state, client: withReauthentication(client) }
}

const remove = (client: ApiClient) => client.call('deleteCard', { query: { id: 'c1' } })

it('asks once for calls that are refused at the same time, and makes each again', async () => {
  const { state, client } = gate()
  let asked = 0
  const end = answerReauthentication(() => {
    asked += 1
    state.open = true
    return Promise.resolve(true)
  })
  expect(await Promise.all([remove(client), remove(client)])).toEqual([succeed(true), succeed(true)])
  expect([asked, state.calls]).toEqual([1, 4])
  end()
})

it('returns the refusal to a member who does not want to, and where nothing asks', async () => {
  const { state, client } = gate()
  const end = answerReauthentication(() => Promise.resolve(false))
  expect(await remove(client)).toEqual(fail(REFUSAL))
  end()
  expect(await remove(client)).toEqual(fail(REFUSAL))
  expect(state.calls).toBe(2)
})
