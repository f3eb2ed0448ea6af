import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { Behavior, ServiceSettings } from './content-service.ts'

/** A content service as a separate process, with a configured response for each set. */
let orders: ServiceSettings = { entries: {}, behavior: {}, pageSize: 100 }
let asked: string[] = []

const MUCH = 100_000

interface Page {
  readonly entries: readonly Readonly<Record<string, unknown>>[]
  readonly next: number | null
}

const bodyOf = ({ entries, next }: Page) =>
  JSON.stringify({ meta: { count: entries.length, next_page: next, previous_page: null }, data: entries })

const json = (response: ServerResponse, body: string, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(body)

/** Its configured faults. */
const FAULTS: Readonly<Record<Exclude<Behavior, 'well'>, (response: ServerResponse, page: Page) => void>> = {
  '404': (response) => void json(response, '{"detail":"Not found."}', 404),
  '401': (response) => void json(response, '{"detail":"Invalid token."}', 401),
  '500': (response) => void json(response, '{}', 500),
  hang: () => undefined,
  'hang-midway': (response, page) => void response.writeHead(200).write(bodyOf(page).slice(0, 20)),
  truncate: (response, page) => {
    const body = bodyOf(page)
    response.writeHead(200, { 'content-length': Buffer.byteLength(body) }).write(body.slice(0, body.length / 2), () => response.destroy())
  },
  reset: (response) => void response.destroy(),
  'not-json': (response) => void json(response, '<html>Service page</html>'),
  list: (response, { entries }) => void json(response, JSON.stringify(entries)),
  'no-data': (response) => void json(response, '{"meta":{}}'),
  'too-big': (response) => {
    response.writeHead(200)
    for (let sent = 0; sent < 4; sent += 1) response.write(' '.repeat(MUCH))
    response.end('{"data":[]}')
  },
  'never-ending': (response, { entries }) => void json(response, bodyOf({ entries, next: 1 })),
  'no-slugs': (response, { entries }) => void json(response, JSON.stringify({ data: entries.map(({ fields }) => ({ fields })) })),
  'null-fields': (response, { entries }) => void json(response, JSON.stringify({ data: entries.map((one) => ({ ...one, fields: null })) })),
  elsewhere: (response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
}

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://service')
  const type = /^\/v2\/pages\/([^/]+)\/$/.exec(pathname)?.[1] ?? ''
  asked.push(`${type}?${searchParams.toString()}`)
  const all = (orders.entries[type] ?? []).filter(({ status }) => searchParams.get('preview') === '1' || status !== 'draft')
  const [number, size] = [Number(searchParams.get('page') ?? 1), Math.min(orders.pageSize, Number(searchParams.get('page_size') ?? 10))]
  const entries = all.slice((number - 1) * size, number * size)
  const page = { entries, next: number * size < all.length ? number + 1 : null }
  const behavior = orders.behavior[type] ?? orders.behavior['all'] ?? 'well'
  if (behavior === 'well') json(response, bodyOf(page))
  else FAULTS[behavior](response, page)
})

process.on('message', (message: { readonly orders: ServiceSettings } | 'asked') => {
  if (message === 'asked') {
    process.send?.({ asked })
    asked = []
    return
  }
  orders = message.orders
  process.send?.({ taken: true })
})
process.on('disconnect', () => process.exit(0))
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
