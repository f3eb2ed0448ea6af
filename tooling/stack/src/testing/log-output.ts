import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { endpoints, READS_PATH } from '@dining/contract'
import { covered } from '@dining/stress'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import type { ReceivedSpan } from './collector.ts'
import { PROCESSES, type Installation } from './installation.ts'
import { linkCard, newPerson, sealCard, signIn, signOut, signUp, visitorAt } from './journey.ts'
import { mailedCode } from './mailbox.ts'
import { operatorOf } from './operator.ts'

/** Milliseconds until a collector receives data; its exporter waits up to five seconds. */
const PATIENCE = { timeout: 60_000, interval: 500 }

/** Text of each process's metrics, by its name. */
async function metricsOf({ stack }: Installation): Promise<Readonly<Record<string, string>>> {
  const metricsUrls = Object.entries(stack.processes()).flatMap(([name, { metrics }]) =>
    metrics === null ? [] : [[name, metrics] as const],
  )
  return Object.fromEntries(await Promise.all(metricsUrls.map(async ([name, url]) => [name, await (await fetch(url)).text()] as const)))
}

/** The sum of a metric over all processes, of the lines with all of these labels. */
function sumOf(texts: Readonly<Record<string, string>>, name: string, ...labels: string[]): number {
  const lines = Object.values(texts).flatMap((text) => text.split('\n'))
  const wanted = lines.filter(
    (line) => (line.startsWith(`${name}{`) || line.startsWith(`${name} `)) && labels.every((label) => line.includes(label)),
  )
  return wanted.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

/** Runs a member's calls, and collects all data that could identify the member. */
async function liveOneLife(at: Installation): Promise<{ readonly personal: readonly string[]; readonly cookies: ReadonlySet<string> }> {
  const { partner, vault } = at
  const said = {
    'user-agent': 'Canarybrowser/9',
    traceparent: `00-${'c'.repeat(32)}-${'d'.repeat(16)}-01`,
    baggage: 'who=canarybaggage',
    tracestate: 'canary=state',
  }
  const visitor = visitorAt(at.site(said), partner.program.id)
  const person = newPerson(partner)
  const cookies = new Set<string>()
  const keepCookies = () =>
    [...visitor.cookies.values(), visitor.token ?? ''].filter((value) => value.length > 8).forEach((value) => cookies.add(value))

  const typed = 'canarysushi palace'
  const foundNothing = await visitor.must(endpoints.searchMerchants, { query: { restaurantOrCuisine: typed, location: '10001' } })
  expect(foundNothing).toMatchObject({ totalResultSize: 0 })
  await (await visitor.page(`/search?${new URLSearchParams({ restaurantOrCuisine: typed })}`)).text()
  expect((await visitor.page('/merchants/canary-merchant-id')).status).toBe(404)
  expect((await visitor.page('/canary-path/canary-id')).status).toBe(404)
  await visitor.must(endpoints.validateEmail, { query: { email: person.email } })

  const { publicId } = (await signUp(visitor, person)) as { publicId: string }
  keepCookies()
  const card = await sealCard(vault, partner.program.id)
  expect((await linkCard(visitor, card)).status).toBe(200)
  const address = { address1: person.street, address2: '', city: 'Canarytown', state: 'NY', zipCode: '10001' }
  await visitor.must(endpoints.updateMember, { body: { address } })
  const [kept] = (await visitor.must(endpoints.getCards, {})) as { id: string }[]
  for (const path of ['/', '/account/overview', '/account/recent_activity', '/account/user_profile'])
    await (await visitor.page(path)).text()
  const merchants = (await visitor.must(endpoints.searchMerchants, { query: {} })) as { data: { id: string }[] }
  const merchantId = merchants.data[0]?.id ?? ''
  expect((await visitor.page(`/merchants/${merchantId}`)).status).toBe(200)

  const file = join(at.stack.dataDir, 'feed.ndjson')
  const wanted = ['--partner', partner.program.id, '--email', person.email, '--merchant', merchantId, '--amount', '64.00']
  await operatorOf(at)('feed', 'sample', ...wanted, '--out', file)
  await operatorOf(at)('feed', 'import', file)
  const { vaultToken } = JSON.parse(await readFile(file, 'utf8')) as { vaultToken: string }

  await signOut(visitor)
  expect((await signIn(visitor, { ...person, password: `${person.password} no` })).status).toBe(401)
  await visitor.must(endpoints.requestRecovery, { body: { email: person.email } })
  const code = await mailedCode(at.stack.direct.mail, person.email)
  const { ticket } = (await visitor.must(endpoints.confirmRecovery, { body: { email: person.email, code } })) as { ticket: string }
  keepCookies()
  await (await visitor.page(`/?public_id=${publicId}`)).text()
  await visitor.call(endpoints.getKnownMember, { params: { publicId } })

  const { partnerNumber, ...facts } = person
  const personal = [...Object.values(facts), ...(partnerNumber === undefined ? [] : [partnerNumber])]
  const ids = [publicId, kept?.id ?? publicId, vaultToken, card.number, card.encryptedCardNumber, code, ticket]
  return { personal: [...personal, ...ids, 'canary', 'Canarytown'], cookies }
}

/** Each of these unchanged, URL-encoded, and in lower case. */
const spellings = (texts: Iterable<string>) => [
  ...new Set([...texts].flatMap((text) => [text, encodeURIComponent(text), text.toLowerCase()])),
]

/** Traces and metrics: complete, and without personal data. */
export function describeLogOutput(installation: () => Installation): void {
  describe('traces, metrics and logs of the processes', () => {
    let at: Installation
    let canaries: readonly string[]
    beforeAll(async () => {
      at = installation()
      const { personal, cookies } = await liveOneLife(at)
      canaries = spellings([...personal, ...cookies])
      // They arrive in batches.
      await vi.waitFor(() => expect(at.collector.spans.length).toBeGreaterThan(50), PATIENCE)
    }, 120_000)

    const spanOf = (test: (span: ReceivedSpan) => boolean) => at.collector.spans.find(test)
    const childrenOf = (parent: ReceivedSpan) =>
      at.collector.spans.filter(({ traceId, parentSpanId }) => traceId === parent.traceId && parentSpanId === parent.spanId)

    it('is one trace from a browser’s request of a page to SQL', async () => {
      await expect
        .poll(() => {
          const page = spanOf(({ service, name }) => service === 'dining-web' && name === 'GET /account/overview')
          const calls = page ? childrenOf(page).filter(({ service, name }) => service === 'dining-api' && name === `GET ${READS_PATH}`) : []
          return calls.flatMap(childrenOf).filter(({ service, name }) => service === 'dining-api' && name === 'sql select').length
        }, PATIENCE)
        .toBeGreaterThan(0)
    })

    it('is one trace from a call through the API to the vault, known by the id of the answer and in the logs', async () => {
      const visitor = visitorAt(at.site(), at.partner.program.id)
      await signUp(visitor, newPerson(at.partner))
      const reply = await linkCard(visitor, await sealCard(at.vault, at.partner.program.id))
      const requestId = reply.headers.get('x-request-id') ?? ''
      const web = () => spanOf(({ service, attributes }) => service === 'dining-web' && attributes['request.id'] === requestId)
      await expect
        .poll(() => {
          const found = web()
          return found
            ? childrenOf(found)
                .flatMap(childrenOf)
                .map(({ name }) => name)
            : []
        }, PATIENCE)
        .toEqual(expect.arrayContaining(['sql insert', 'POST /tokenize']))
      const traceId = web()?.traceId ?? ''
      const logs = join(at.stack.dataDir, 'logs')
      const lines = (await Promise.all((await readdir(logs)).map((name) => readFile(join(logs, name), 'utf8')))).join('\n').split('\n')
      const joined = lines.filter((line) => line.includes(traceId))
      expect(joined.filter((line) => line.includes('"/api/Member/Cards"') && line.includes(requestId))).toHaveLength(1)
      expect(joined.filter((line) => line.includes('"/tokenize"'))).toHaveLength(1)
    })

    it('starts a new trace for each request, whatever headers a visitor sends', async () => {
      // The foreign id is in a link of a span.
      await expect.poll(() => at.collector.bodies.some((body) => body.includes('c'.repeat(32))), PATIENCE).toBe(true)
      expect(at.collector.spans.filter(({ traceId }) => traceId === 'c'.repeat(32))).toEqual([])
    })

    it('counts requests by template, the page cache, the content source, searches, the feed and the database', async () => {
      // Twice for each of the two processes, which take turns.
      const anybody = visitorAt(at.site(), at.partner.program.id)
      for (let times = 0; times < 4; times++) await (await anybody.page('/earn')).text()
      const metrics = await metricsOf(at)
      const requests = 'http_server_request_duration_seconds_count'
      const some = (name: string, ...labels: string[]) =>
        expect(sumOf(metrics, name, ...labels), `${name} ${labels.join()}`).toBeGreaterThan(0)
      some(requests, 'route="/merchants/:merchantId"', 'status="2xx"')
      some(requests, 'route="/api/Member"', 'method="PUT"', 'status="2xx"')
      some(requests, 'route="/api/SignIn"', 'method="POST"', 'status="4xx"')
      some('http_server_request_duration_seconds_bucket', 'le="0.5"')
      for (const use of ['hit', 'miss', 'own']) some('page_cache_total', `use="${use}"`)
      some('content_source_state', 'state="whole"')
      some('search_duration_seconds_count')
      some('search_results_bucket', 'le="0"')
      some('feed_lines_total', 'outcome="lines"')
      some('feed_lines_total', 'outcome="earned"')
      some('db_connections', 'state="idle"')
      some('process_memory_bytes', 'kind="resident"')
    })

    it('contains no personal data in traces, metrics or logs', async () => {
      const logs = join(at.stack.dataDir, 'logs')
      const texts: Record<string, string> = { ...(await metricsOf(at)), traces: at.collector.bodies.join('\n') }
      for (const name of await readdir(logs)) texts[name] = await readFile(join(logs, name), 'utf8')
      const found = Object.entries(texts).flatMap(([where, text]) => {
        const small = text.toLowerCase()
        return canaries.filter((canary) => small.includes(canary.toLowerCase())).map((canary) => `${canary} in ${where}`)
      })
      expect(found).toEqual([])
      covered('no personal data in traces, metrics and logs', {
        texts: canaries.length,
        spans: at.collector.spans.length,
        sources: Object.keys(texts).length,
      })
    })

    it('is not reachable for visitors', async () => {
      expect((await at.site()('/metrics')).status).toBe(404)
      expect((await fetch(`${at.stack.direct.api}/metrics`)).status).toBe(403)
      const all = Object.values(at.stack.processes())
      const ports = all.flatMap(({ url, metrics }) => (metrics === null ? [] : [url, metrics])).map((address) => new URL(address).port)
      expect(ports).toHaveLength(2 * 3 * PROCESSES)
      expect(new Set(ports).size).toBe(ports.length)
    })
  })
}
