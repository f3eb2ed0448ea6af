import { randomUUID } from 'node:crypto'

import { endpoints } from '@dining/contract'
import { FAILURES_TO_LOCK } from '@dining/domain'
import { covered, scaled } from '@dining/stress'
import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Ask } from '../testing/http.ts'
import { openInstallation, PROCESSES, type Installation } from '../testing/installation.ts'
import { linkCard, newPerson, sealCard, signIn, signOut, signUp, visitorAt } from '../testing/journey.ts'
import { mailedCode } from '../testing/mailbox.ts'
import { signInAtProvider } from '../testing/provider.ts'
import { describePublishing } from '../testing/publishing.ts'
import { describeRollOut } from '../testing/roll-out.ts'
import { describeLogOutput } from '../testing/log-output.ts'

let at: Installation
beforeAll(async () => {
  at = await openInstallation()
  return at.close
}, 300_000)

const partnerId = () => at.partner.program.id
const visitor = (ask: Ask = at.site()) => visitorAt(ask, partnerId())

async function member() {
  const [person, self] = [newPerson(at.partner), visitor()]
  await signUp(self, person)
  return { person, self }
}

describe('two processes of each server on one database', () => {
  it('prepare the data once when they start at the same time on an empty one', async () => {
    expect(at.said.filter((line) => /^api(?:-\d)?: Reading places$/.test(line))).toHaveLength(1)
    expect(at.said.filter((line) => /^api(?:-\d)?: Preparing demonstration members$/.test(line))).toHaveLength(1)
    const database = new pg.Client({ connectionString: at.database })
    await database.connect()
    const { rows } = await database.query<{ count: string }>('select count(*) from merchant').finally(() => database.end())
    expect(rows).toEqual([{ count: '3000' }])
    const { totalResultSize } = (await visitor().must(endpoints.searchMerchants, { query: {} })) as { totalResultSize: number }
    expect(totalResultSize).toBeGreaterThan(2_000)
  })

  it('serve a member from joining to a new password, each request by the next process', async () => {
    const before = [...at.stack.forwarded('api'), ...at.stack.forwarded(`web-${partnerId()}`)]
    const { person, self } = await member()
    const card = await sealCard(at.vault, partnerId())
    expect((await linkCard(self, card)).status).toBe(200)
    for (let round = 0; round < 4; round++) {
      expect(await self.must(endpoints.getCards, {})).toHaveLength(1)
      expect(await (await self.page('/account/manage_cards')).text()).toContain(card.number.slice(-4))
      expect(await self.must(endpoints.updateMember, { body: { lastName: `Round${round}` } })).toMatchObject({ lastName: `Round${round}` })
    }
    await signOut(self)
    expect((await self.call(endpoints.getCards, {})).status).toBe(401)

    await self.must(endpoints.requestRecovery, { body: { email: person.email } })
    const code = await mailedCode(at.stack.direct.mail, person.email)
    const { ticket } = (await self.must(endpoints.confirmRecovery, { body: { email: person.email, code } })) as { ticket: string }
    const password = 'another long dinner'
    await self.must(endpoints.updatePassword, { body: { ticket, password, passwordConfirm: password } })
    expect((await signIn(self, person)).status).toBe(401)
    expect((await signIn(self, { ...person, password })).status).toBe(200)
    expect(await self.must(endpoints.getMember, {})).toMatchObject({ lastName: 'Round3' })

    const forwarded = [...at.stack.forwarded('api'), ...at.stack.forwarded(`web-${partnerId()}`)]
    const shares = forwarded.map((count, index) => count - (before[index] ?? 0))
    expect(shares).toHaveLength(2 * PROCESSES)
    expect(Math.min(...shares)).toBeGreaterThan(5)
    covered('several processes, a member’s journey', { requests: shares.reduce((sum, count) => sum + count, 0) })
  })

  it('accept an anti-forgery token of either process, and refuse one of another browser', async () => {
    const [one, other] = [visitor(), visitor()]
    for (let turn = 0; turn < PROCESSES * 2; turn++) {
      await one.must(endpoints.createProspect, { body: { email: newPerson(at.partner).email } })
    }
    await other.must(endpoints.createProspect, { body: { email: newPerson(at.partner).email } })
    one.token = other.token
    for (let turn = 0; turn < PROCESSES; turn++) {
      const reply = await one.call(endpoints.createProspect, { body: { email: newPerson(at.partner).email } })
      expect([reply.status, reply.problem.code]).toEqual([403, 'token-invalid'])
    }
  })

  it('lock an address after the failures of both together', async () => {
    const { person, self } = await member()
    await signOut(self)
    const wrong = { ...person, password: 'not this one' }
    const statuses: number[] = []
    for (let failure = 1; failure <= FAILURES_TO_LOCK; failure++) statuses.push((await signIn(self, wrong)).status)
    expect(statuses).toEqual([...Array.from({ length: FAILURES_TO_LOCK - 1 }, () => 401), 423])
    for (let turn = 0; turn < PROCESSES; turn++) expect((await signIn(self, person)).status).toBe(423)
  })

  it('complete a sign-in at a provider that the other process has started', async () => {
    const { id } = at.providerPartner.program
    for (let between = 0; between < PROCESSES; between++) {
      const self = visitorAt(at.site({}, id), id)
      const begun = await self.send('GET', '/api/SingleSignOn')
      // The number of calls in between decides which process receives the callback.
      for (let call = 0; call < between; call++) await self.must(endpoints.getFeatureFlags, {})
      const back = await signInAtProvider(at.providers, begun.headers.get('location') ?? '')
      expect(back.pathname).toBe('/api/SingleSignOn/Callback')
      await self.send('GET', back.pathname + back.search)
      for (let turn = 0; turn < PROCESSES; turn++) expect((await self.call(endpoints.getMember, {})).status).toBe(200)
    }
  })

  it('count calls together', async () => {
    const self = visitor()
    const { email } = newPerson(at.partner)
    const ask = async () => (await self.call(endpoints.requestRecovery, { body: { email } })).status
    const statuses: number[] = []
    while (statuses.length < 20 && statuses.at(-1) !== 429) statuses.push(await ask())
    expect(statuses.length).toBeGreaterThan(PROCESSES)
    expect(statuses.at(-1)).toBe(429)
    for (let turn = 0; turn < PROCESSES; turn++) expect(await ask()).toBe(429)
  })

  it('link a card once when both get the same call at the same moment', async () => {
    const rounds = scaled(30, 3)
    for (let round = 0; round < rounds; round++) {
      const { self } = await member()
      const [card, key] = [await sealCard(at.vault, partnerId()), randomUUID()]
      const replies = await Promise.all(Array.from({ length: 2 * PROCESSES }, () => linkCard(self, card, key)))
      expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
      expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
      expect(await self.must(endpoints.getCards, {})).toHaveLength(1)
    }
    covered('several processes, the same call at both', { races: rounds, calls: rounds * 2 * PROCESSES })
  })

  it('show the same page, with files that both have', async () => {
    const pages = new Set<string>()
    for (let turn = 0; turn < PROCESSES * 3; turn++) {
      const answer = await at.site()('/how-it-works')
      expect(answer.status).toBe(200)
      pages.add((await answer.text()).replace(/"askedAt":\d+/, ''))
    }
    expect(pages.size).toBe(1)
    const files = [...[...pages].join('').matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file)
    expect(files.length).toBeGreaterThan(2)
    for (const file of files) {
      for (let turn = 0; turn < PROCESSES; turn++) expect((await at.site()(file)).status).toBe(200)
    }
  })
})

describePublishing(() => at)
describeRollOut(() => at)
describeLogOutput(() => at)
