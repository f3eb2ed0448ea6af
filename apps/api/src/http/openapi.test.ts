import { endpoints, ERROR_CODES } from '@dining/contract'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { browser } from '../testing/browser.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
let document: Awaited<ReturnType<typeof read>>

async function read() {
  const reply = await browser(api.app, 'one').send('GET', '/api/openapi.json')
  return reply.body as {
    paths: Record<string, Record<string, { operationId: string; responses: Record<string, { description: string }> }>>
  }
}

beforeAll(async () => {
  api = await testApi()
  document = await read()
})
afterAll(() => api.close())

it('has a handler for each endpoint of the contract, and no other route under /api', () => {
  const routed = api.app.routes
    .filter(({ path }) => path.startsWith('/api/') && path !== '/api/openapi.json')
    .map(({ method, path }) => `${method} ${path}`)
  const described = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`)
  expect(routed.toSorted()).toEqual(described.toSorted())
})

it('describes each endpoint under its own name', () => {
  const operations = Object.entries(document.paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, { operationId }]) => `${operationId}: ${method.toUpperCase()} ${path}`),
  )
  const described = Object.entries(endpoints).map(([name, { method, path }]) => `${name}: ${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
  expect(operations.toSorted()).toEqual(described.toSorted())
})

it('knows no role of an administrator, in no answer and no request [SESSION-02]', () => {
  const names = [...JSON.stringify(document.paths).matchAll(/"(\w+)":\{/g)].map(([, name = '']) => name)
  expect(names).toContain('memberType')
  expect(names.filter((name) => /admin|role/i.test(name))).toEqual([])
})

it('is a valid OpenAPI document', async () => {
  const result = await new Validator().validate(structuredClone(document))
  expect(result.errors ?? []).toEqual([])
  expect(result.valid).toBe(true)
})

it('names every error code that the contract has', () => {
  const told = new Set(
    Object.values(document.paths).flatMap((calls) =>
      Object.values(calls).flatMap(({ responses }) => Object.values(responses).flatMap(({ description }) => description.split(', '))),
    ),
  )
  // The refusal of an unsigned request belongs to no single endpoint.
  expect(Object.keys(ERROR_CODES).filter((code) => !told.has(code))).toEqual(['caller-refused'])
})
