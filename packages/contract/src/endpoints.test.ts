import { describe, expect, it } from 'vitest'

import { endpoints } from './endpoints.ts'
import { ERROR_CODES } from './problem.ts'

const all = Object.entries(endpoints)

describe.each(all)('the endpoint %s', (key, endpoint) => {
  it('is stored under its own name, with an address under /api', () => {
    expect(endpoint.name).toBe(key)
    expect(endpoint.path).toMatch(/^\/api\/[\w/:-]+$/)
  })

  it('describes each parameter of its path, and nothing else as one', () => {
    const named = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
    expect(Object.keys(endpoint.params?.entries ?? {})).toEqual(named)
  })

  it('sends the anti-forgery header and a body only if it changes something', () => {
    const { method, token, anyBody, form, signed, body } = endpoint
    const isSafe = token || anyBody || form || signed || method === 'GET'
    expect({ token: isSafe, body: body === undefined || ['POST', 'PUT'].includes(method) }).toEqual({
      token: true,
      body: true,
    })
  })
})

it('sends the anti-forgery header on every POST, PUT and DELETE of a browser [CSRF-09]', () => {
  const changing = all.filter(([, { method }]) => method !== 'GET')
  expect(new Set(changing.map(([, { method }]) => method))).toEqual(new Set(['POST', 'PUT', 'DELETE']))
  // Signed: by the partner's provider, mail providers (with a signed address, RFC 8058), the service of text messages and the booking provider.
  expect(changing.filter(([, { token }]) => !token).map(([name]) => name)).toEqual([
    'logoutFromProvider',
    'unsubscribe',
    'receiveSms',
    'receiveReservationStatus',
    'renewNoticeDevice',
  ])
})

it('has no two calls at the same address', () => {
  const addresses = all.map(([, { method, path }]) => `${method} ${path.replace(/:\w+/g, ':')}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})

it('has a status for each error that the specification names', () => {
  const statuses: ReadonlySet<number> = new Set(Object.values(ERROR_CODES).map(({ status }) => status))
  expect([400, 401, 403, 429, 500].filter((status) => !statuses.has(status))).toEqual([])
})
