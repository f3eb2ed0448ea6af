import { endpoints, type Answer } from '@dining/contract'
import { studioEndpoints } from '@dining/contract/studio'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { createCommandRunner } from '../cli/run-command.ts'
import { readAudit, type AuditFilter } from '../store/repositories/audit-trail.ts'
import { CALLER } from '../testing/command-deps.ts'
import { givenCard } from '../testing/dining.ts'
import { addMember, linkCards, PASSWORD, signedIn } from '../testing/factories.ts'
import { browser } from '../testing/browser.ts'
import { addOperator, OPERATOR_PASSWORD, operatorBrowser, signedInOperator, withStudio } from '../testing/operator-browser.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { testPartner } from '../testing/test-partner.ts'
import { STUDIO_TENANT } from '../use-cases/studio/tenant.ts'
import { AUDIT_EVENTS, type AuditKind } from './events.ts'

const ADDRESS = '203.0.113.7'
const FROM = { 'x-forwarded-for': ADDRESS }
let api: TestApi
beforeAll(async () => {
  api = await testApi([testPartner('one', { features: { cmsPreview: true } }), testPartner('two')])
})
afterAll(() => api.close())

// Every event that a test has recorded contains what the table of events describes, and nothing else.
afterEach(async () => {
  const rows = await api.store.owner((tx) => readAudit(tx, {}, 1000))
  const wrong = rows.filter(({ kind, detail, before, after }) => {
    if (!(kind in AUDIT_EVENTS)) return true
    const { facts, state } = AUDIT_EVENTS[kind as AuditKind]
    const values = [before, after].filter((value) => value !== null)
    return !v.is(facts, detail) || (state === null ? values.length > 0 : values.some((value) => !v.is(state, value)))
  })
  if (rows.length === 0 || wrong.length > 0)
    throw new Error(`Of ${rows.length} events these are not as described: ${JSON.stringify(wrong)}`)
})

/** Events in the order in which they were recorded, without those before this one. */
async function trail(filter: AuditFilter) {
  const rows = await api.store.owner((tx) => readAudit(tx, filter, 100))
  return rows.toReversed()
}

async function command(name: string, request: unknown): Promise<{ code: number; said: string }> {
  const said: string[] = []
  const code = await createCommandRunner(api.deps)(name, request, (line) => void said.push(line), CALLER)
  return { code, said: said.join('\n') }
}

describe('a request of a site', () => {
  it('records the member, the address and the id of the request, in the order of the effects', async () => {
    const member = await addMember(api, 'one')
    const visitor = browser(api.app, 'one')
    const credentials = { email: member.email, password: PASSWORD, rememberMe: false }
    await visitor.call(endpoints.signIn, { body: { ...credentials, password: 'wrong-words-1' } }, FROM)
    const reply = await visitor.call(endpoints.signIn, { body: credentials }, { ...FROM, 'x-request-id': 'sign-in-request' })
    expect(reply.status).toBe(200)
    api.clock.advance(1000)
    const linked = await linkCards(visitor, ['audited'], FROM)
    const [card] = (linked.body as Answer<typeof endpoints.saveCards>).cardRegistration
    const cardId = card?.memberCard?.id ?? ''
    await visitor.call(endpoints.deleteCard, { query: { id: cardId } }, FROM)
    const events = await trail({ memberId: member.id })
    const subject = { actor_kind: 'member', actor: member.id, address: ADDRESS }
    const about = { cardId, cardType: 'Visa' }
    expect(events.slice(0, 2).toSorted((a, b) => a.kind.localeCompare(b.kind))).toMatchObject([
      { kind: 'sign-in-refused', actor_kind: 'visitor', actor: '', address: ADDRESS },
      { kind: 'signed-in', ...subject, request_id: 'sign-in-request', detail: { remembered: false } },
    ])
    const later = new Map(events.slice(2).map((event) => [event.kind, event]))
    expect([...later.keys()].toSorted()).toEqual(['account-closed', 'card-linked', 'card-unlinked'])
    expect(later.get('card-linked')).toMatchObject({ ...subject, detail: about, before: { linkedCards: 0 }, after: { linkedCards: 1 } })
    expect(later.get('card-unlinked')).toMatchObject({ ...subject, detail: about, before: { linkedCards: 1 }, after: { linkedCards: 0 } })
    expect(later.get('account-closed')?.after).toEqual({ memberType: 'ClosedAccountMember', active: false })
  })

  it('records the names of changed profile fields and no value that names a person', async () => {
    const member = await addMember(api, 'one', { email_opt_in: true })
    const visitor = await signedIn(api, 'one', member)
    await visitor.call(endpoints.updateMember, { body: { firstName: 'Sigrid', phoneNumber: '5035550142', emailOptIn: false } }, FROM)
    const [event] = await trail({ memberId: member.id, kind: 'profile-changed' })
    expect(event?.detail).toEqual({ fields: expect.arrayContaining(['first_name', 'phone_number', 'email_opt_in']) })
    expect(event?.before).toMatchObject({ emailOptIn: true })
    expect(event?.after).toMatchObject({ emailOptIn: false })
    expect(JSON.stringify(event)).not.toMatch(/Sigrid|5035550142/)
  })
})

describe('the studio', () => {
  it('records which operator signs in, is refused and signs out, and not what was typed in place of a known address', async () => {
    const email = 'signs-in@studio.example'
    await addOperator(api, email, null)
    const operator = await operatorBrowser(withStudio(api))
    const signIn = (typed: string, password: string) =>
      operator.call(studioEndpoints.signInOperator, { body: { email: typed, password } }, FROM)
    await signIn(email, 'wrong-words-1')
    await signIn('typed-a-secret-here', 'wrong-words-1')
    await signIn(email, OPERATOR_PASSWORD)
    await operator.call(studioEndpoints.signOutOperator, {}, FROM)
    const events = await trail({ partnerId: STUDIO_TENANT })
    const known = events.filter(({ detail }) => detail['operator'] === email)
    expect(known.map(({ kind }) => kind).toSorted()).toEqual(['operator-sign-in-refused', 'operator-signed-in', 'operator-signed-out'])
    const signedInEvent = known.find(({ kind }) => kind === 'operator-signed-in')
    expect(signedInEvent).toMatchObject({ actor_kind: 'operator', actor: email, address: ADDRESS })
    expect(known.find(({ kind }) => kind === 'operator-signed-out')).toMatchObject({ actor_kind: 'operator', actor: email })
    expect(JSON.stringify(events)).not.toContain('typed-a-secret')
    expect(events.filter(({ detail }) => detail['operator'] === null)).toHaveLength(1)
  })

  it('records who makes a preview link, without its token', async () => {
    const email = 'previews@studio.example'
    await addOperator(api, email, null)
    const operator = await signedInOperator(withStudio(api), email)
    const call = { params: { partner: 'one' }, body: { path: '/faq?a=b' } }
    const reply = await operator.call(studioEndpoints.createPreviewLink, call, FROM)
    const { url } = reply.body as Answer<typeof studioEndpoints.createPreviewLink>
    const [event] = await trail({ kind: 'preview-link-made', actor: `operator:${email}` })
    expect(event).toMatchObject({ partner_id: 'one', address: ADDRESS, detail: { path: '/faq' } })
    const token = new URL(url).searchParams.get('preview') ?? ''
    expect(token).not.toBe('')
    expect(JSON.stringify(event)).not.toContain(token)
  })
})

describe('a command', () => {
  const COMMAND = { actor_kind: 'command', actor: 'tester@test.example', address: 'command line' }

  it('records who adds, changes and removes an operator, with their rights before and after', async () => {
    const email = 'new@studio.example'
    await command('operators add', { email, name: 'New', partners: ['one'], roles: { '*': ['editor'] } })
    await command('operators add', { email, name: 'New', partners: null, roles: { '*': ['editor'] } })
    await command('operators remove', { email })
    const events = (await trail({ partnerId: STUDIO_TENANT, text: email })).map(({ kind, before, after, ...event }) => {
      expect(event).toMatchObject({ ...COMMAND, detail: { operator: email } })
      return JSON.stringify([kind, before, after])
    })
    const [ofOne, ofAll] = [
      { name: 'New', partners: ['one'], roles: { '*': ['editor'] } },
      { name: 'New', partners: 'all', roles: { '*': ['editor'] } },
    ]
    // Events of the same moment have no order.
    expect(events.toSorted((a, b) => a.localeCompare(b)).map((event) => JSON.parse(event))).toEqual([
      ['operator-added', null, ofOne],
      ['operator-changed', ofOne, ofAll],
      ['operator-removed', ofAll, null],
    ])
  })

  it('records settlements of each partner, and imports before they begin and after they end', async () => {
    await command('feed settle', { asOf: '2026-06-30', one: null })
    for (const partnerId of ['one', 'two']) {
      const kinds = (await trail({ partnerId, text: '2026-06-30' })).map((event) => {
        expect(event).toMatchObject(COMMAND)
        return event.kind
      })
      expect(kinds.toSorted()).toEqual(['settled', 'settlement-started'])
    }
    const file = new URL('events.ts', import.meta.url).pathname
    await command('feed import', { path: file, format: 'ndjson' })
    await command('merchants import', { path: file, format: 'ndjson', mapping: null, isChanges: false, dryRun: false })
    const imports = (await trail({ partnerId: '@installation', text: 'events.ts' })).map(({ kind }) => kind).toSorted()
    expect(imports).toEqual(['feed-import-started', 'feed-imported', 'merchants-import-failed', 'merchants-import-started'])
  })

  it('records a flag with its value before and after', async () => {
    const why = { partnerId: 'two', name: 'flexOffers', by: 'Ann', reason: 'trial' }
    await command('flags set', { ...why, value: true })
    await command('flags set', { ...why, value: false })
    await command('flags clear', why)
    const events = (await trail({ partnerId: 'two', text: 'flexOffers' })).map(({ kind, before, after }) => [kind, before, after])
    expect(events).toHaveLength(3)
    expect(events).toContainEqual(['flag-set', null, { value: true }])
    expect(events).toContainEqual(['flag-set', { value: true }, { value: false }])
    expect(events).toContainEqual(['flag-cleared', { value: false }, null])
  })
})

describe('pnpm api audit', () => {
  const list = async (request: Readonly<Record<string, unknown>>) => {
    const { said } = await command('audit', { limit: 50, json: true, ...request })
    return said === '' ? [] : said.split('\n').map((line) => JSON.parse(line))
  }

  it('lists the newest events first, in pages', async () => {
    const member = await addMember(api, 'two')
    for (let count = 0; count < 5; count++) {
      api.clock.advance(1000)
      await signedIn(api, 'two', member)
    }
    const all = await list({ memberId: member.id })
    expect(all).toHaveLength(5)
    for (const [index, { at }] of all.entries()) expect(at < (all[index - 1]?.at ?? '9')).toBe(true)
    const first = await list({ memberId: member.id, limit: 2 })
    const [at, id] = first[1].cursor.split('/')
    const second = await list({ memberId: member.id, limit: 3, after: { at, id } })
    expect([...first, ...second]).toEqual(all)
  })

  it('filters by partner, event, actor, time and text', async () => {
    const member = await addMember(api, 'one')
    await givenCard(api.store, member)
    const from = new Date(api.clock.now().getTime() + 1000).toISOString()
    api.clock.advance(2000)
    await signedIn(api, 'one', member)
    const mine = await list({ from, partnerId: 'one' })
    expect(mine.map(({ event, member: id }) => [event, id])).toEqual([['signed-in', member.id]])
    expect(await list({ from, kind: 'signed-out' })).toEqual([])
    expect(await list({ from, actor: `member:${member.id}` })).toHaveLength(1)
    expect(await list({ from, actor: member.id })).toHaveLength(1)
    expect(await list({ from, text: 'REMEMBERED' })).toHaveLength(1)
    expect(await list({ from, text: '%' })).toEqual([])
    expect(await list({ to: from, memberId: member.id })).toEqual([])
  })

  it('prints a table without control characters of what visitors sent', async () => {
    await command('flags set', { partnerId: 'two', name: 'sso', by: 'Ann\u{9b}31m', reason: 'trial', value: true })
    const { said } = await command('audit', { limit: 1, json: false, text: '31m' })
    expect(said.split('\n')[0]).toMatch(/^time +partner +event +actor +address +member +values$/)
    expect(said).toContain('Ann')
    expect(said).not.toMatch(/[\u{80}-\u{9f}]/u)
  })

  it('verifies the trail, and that a head of an earlier run is still there', async () => {
    for (const partnerId of ['one', 'two']) await signedIn(api, partnerId, await addMember(api, partnerId))
    await command('operators add', { email: 'verified@studio.example', name: 'Verified', partners: ['one'], roles: { '*': ['editor'] } })
    const { code, said } = await command('audit verify', { expect: [], json: true })
    expect(code).toBe(0)
    const heads = said.split('\n').map((line) => JSON.parse(line).head)
    expect(heads.length).toBeGreaterThan(2)
    expect((await command('audit verify', { expect: heads, json: false })).said).toMatch(/No fault\.$/)
    const [head] = heads
    const other = await command('audit verify', { expect: [{ ...head, hash: '0'.repeat(64) }], json: false })
    expect([other.code, other.said]).toEqual([1, expect.stringContaining(`The trail of ${head.partnerId} no longer has hash`)])
  })
})
