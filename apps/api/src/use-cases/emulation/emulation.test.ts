import { randomUUID } from 'node:crypto'

import { endpoints, READS_PATH, type Endpoint } from '@dining/contract'
import { EMULATION_TOKEN_TYPE, EMULATIONS_PATH, type StartedEmulation } from '@dining/contract/emulation'
import { EMULATION_MODE, EMULATION_MS } from '@dining/domain'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { EmulationAccess, EmulationKey } from '../../config/emulation-access.ts'
import { COOKIES } from '../../http/cookies.ts'
import { readAudit } from '../../store/repositories/audit-trail.ts'
import { changedText } from '../../testing/changed-text.ts'
import { browser, type Browser } from '../../testing/browser.ts'
import type { TestMember } from '../../testing/dining.ts'
import { addMember, linkCards, PASSWORD, signedIn } from '../../testing/factories.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { testPartner } from '../../testing/test-partner.ts'

const ISSUER = 'admin-tool'
const AGENT = 'agent@admin.example'

let api: TestApi
let key: CryptoKey
let otherKey: CryptoKey
let member: TestMember
beforeAll(async () => {
  const pair = await generateKeyPair('ES256', { extractable: true })
  key = pair.privateKey
  otherKey = (await generateKeyPair('ES256')).privateKey
  const publicKey = { ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'ES256' } as EmulationKey
  const access = (writes: boolean): EmulationAccess => ({ issuer: ISSUER, keys: [publicKey], writes })
  api = await testApi([testPartner('one'), testPartner('two'), testPartner('writing'), testPartner('without')], undefined, {
    emulations: new Map([
      ['one', access(false)],
      ['two', access(false)],
      ['writing', access(true)],
    ]),
  })
})
afterAll(() => api.close())
beforeEach(async () => {
  api.clock.advance(1_000)
  member = await addMember(api, 'one')
})

interface TokenOptions {
  readonly claims?: Readonly<Record<string, unknown>>
  readonly header?: Readonly<Record<string, string>>
  readonly by?: CryptoKey
  readonly lifeS?: number
  readonly issuedS?: number
}
/** A token as the administration tool signs it, with changes. */
function token({ claims = {}, header = {}, by = key, lifeS = 60, issuedS = 0 }: TokenOptions = {}): Promise<string> {
  const iat = Math.floor(api.clock.now().getTime() / 1000) + issuedS
  const own = {
    iss: ISSUER,
    aud: 'one',
    sub: member.public_id,
    agent: AGENT,
    mode: EMULATION_MODE,
    jti: randomUUID(),
    iat,
    exp: iat + lifeS,
  }
  return new SignJWT({ ...own, ...claims }).setProtectedHeader({ alg: 'ES256', typ: EMULATION_TOKEN_TYPE, kid: 'k1', ...header }).sign(by)
}

/** Starts an emulation as the web server of a partner does. */
async function start(text: string, partner = 'one'): Promise<StartedEmulation> {
  const reply = await browser(api.app, partner).send('POST', EMULATIONS_PATH, {
    body: JSON.stringify({ token: text }),
    headers: { 'content-type': 'application/json' },
  })
  return reply.body as StartedEmulation
}
async function framed(partner = 'one', of = member): Promise<Browser> {
  const started = await start(await token({ claims: { aud: partner, sub: of.public_id } }), partner)
  if (started.state !== 'started') throw new Error('refused')
  const visitor = browser(api.app, partner)
  visitor.cookies.set(COOKIES.emulation, `${started.id}.${Date.parse(started.endsAt)}.${started.mayWrite ? 'w' : 'r'}`)
  return visitor
}
const audited = (kind: Parameters<typeof readAudit>[1]['kind'], partnerId = 'one') =>
  api.store.owner((tx) => readAudit(tx, { partnerId, ...(kind === undefined ? {} : { kind }) }, 50))

describe('starting an emulation', () => {
  it('takes a signed token of the administration tool, for 30 minutes, and is recorded [EMULATION-01] [EMULATION-04]', async () => {
    const started = await start(await token())
    const endsAt = new Date(api.clock.now().getTime() + EMULATION_MS).toISOString()
    expect(started).toEqual({ state: 'started', id: expect.stringMatching(/^[\w-]{43}$/), endsAt, mayWrite: false })
    const [event] = await audited('emulation-started')
    expect(event).toMatchObject({
      member_id: member.id,
      actor_kind: 'operator',
      actor: AGENT,
      address: '203.0.113.7',
      detail: { mayWrite: false, endsAt },
    })
  })

  it('takes a token once, of twenty calls at the same moment', async () => {
    const text = await token()
    const all = await Promise.all(Array.from({ length: 20 }, () => start(text)))
    expect(all.filter(({ state }) => state === 'started')).toHaveLength(1)
    api.clock.advance(30_000)
    expect(await start(text)).toEqual({ state: 'refused' })
  })

  it.each<readonly [string, () => Promise<string> | string]>([
    ['signed by another key', () => token({ by: otherKey })],
    [
      'without a signature',
      () => new UnsecuredJWT({ mode: EMULATION_MODE, sub: member.public_id }).setIssuer(ISSUER).setAudience('one').encode(),
    ],
    ['of another issuer', () => token({ claims: { iss: 'somebody' } })],
    ['for another partner', () => token({ claims: { aud: 'two' } })],
    ['for several partners', () => token({ claims: { aud: ['one', 'two'] } })],
    ['of another type', () => token({ header: { typ: 'JWT' } })],
    ['of another mode', () => token({ claims: { mode: 'other' } })],
    ['for an unknown member', () => token({ claims: { sub: 'nobody' } })],
    ['without an agent', () => token({ claims: { agent: '' } })],
    ['with line breaks in the agent', () => token({ claims: { agent: 'a\r\nb' } })],
    ['without an id', () => token({ claims: { jti: undefined } })],
    ['that has expired', () => token({ issuedS: -100, lifeS: 60 })],
    ['of the future', () => token({ issuedS: 60 })],
    ['that is valid for too long', () => token({ lifeS: 3_600 })],
    ['that is no token', () => 'x.y.z'],
    ['that is empty', () => ''],
  ])('refuses a token %s [EMULATION-04]', async (_, tokenOf) => {
    expect(await start(await tokenOf())).toEqual({ state: 'refused' })
  })

  it('refuses each changed part of a token', async () => {
    const [header = '', payload = '', signature = ''] = (await token()).split('.')
    // The last characters of base64url may hold bits that count for nothing.
    for (const one of [
      `${changedText(header)}.${payload}.${signature}`,
      `${header}.${changedText(payload)}.${signature}`,
      `${header}.${payload}.${changedText(signature)}`,
    ])
      expect(await start(one)).toEqual({ state: 'refused' })
  })

  it('shows a member of the token’s partner only, and does not exist for a partner without a tool', async () => {
    const other = await addMember(api, 'two')
    expect(await start(await token({ claims: { sub: other.public_id } }))).toEqual({ state: 'refused' })
    expect(await start(await token({ claims: { aud: 'without' } }), 'without')).toEqual({ state: 'refused' })
    // Signed for "two", posted to "one".
    expect(await start(await token({ claims: { aud: 'two', sub: other.public_id } }))).toEqual({ state: 'refused' })
  })

  it('cannot be reached below /api', async () => {
    const reply = await browser(api.app, 'one').send('POST', `/api${EMULATIONS_PATH}`, {
      body: '{}',
      headers: { 'content-type': 'application/json' },
    })
    expect(reply.status).toBe(404)
  })
})

describe('during an emulation', () => {
  it('the member’s data are read, and every view is recorded with the agent', async () => {
    const visitor = await framed()
    expect((await visitor.call(endpoints.getMember, {})).body).toMatchObject({ publicId: member.public_id })
    // Several reads of a page in one request.
    const calls = ['/api/Member/Cards', '/api/Member/DineSummary', '/api/feature-flags']
      .map((call) => `call=${encodeURIComponent(call)}`)
      .join('&')
    expect((await visitor.send('GET', `${READS_PATH}?${calls}`)).status).toBe(200)
    await visitor.call(endpoints.getPartnerCards, {})
    const events = (await audited('emulation-viewed')).filter((event) => event.member_id === member.id)
    expect(events.map(({ detail }) => (detail as { call: string }).call).toSorted()).toEqual(
      ['getCards', 'getDineSummary', 'getMember', 'getPartnerCards'].toSorted(),
    )
    expect(new Set(events.map(({ actor }) => actor))).toEqual(new Set([AGENT]))
  })

  it('the browser gets no cookie of the member', async () => {
    const visitor = await framed()
    await visitor.call(endpoints.getMember, {})
    expect(visitor.lastCookieLines).toEqual([])
  })

  /** One call of each endpoint that changes something, with a body of the right shape where the check of the mode comes after it. */
  const writes = Object.values(endpoints).filter(
    (endpoint: Endpoint) => endpoint.method !== 'GET' && !endpoint.form && !endpoint.anyBody && !endpoint.signed,
  )
  it.each(writes.map((endpoint) => [endpoint.name, endpoint] as const))('%s is refused while it is read-only', async (_, endpoint) => {
    const visitor = await framed()
    const { body } = await visitor.call(endpoints.getToken, {})
    const { csrfToken } = body as { csrfToken: string }
    const path = endpoint.path.replaceAll(/:\w+/g, 'x')
    const reply = await visitor.send(endpoint.method, path, {
      ...(endpoint.body ? { body: '{}' } : {}),
      headers: { 'content-type': 'application/json', 'x-xsrf-token': csrfToken },
    })
    expect([reply.status, reply.problem.code]).toEqual([403, 'forbidden'])
  })

  it('changes nothing, whatever is sent', async () => {
    const visitor = await framed()
    expect((await visitor.call(endpoints.updateMember, { body: { firstName: 'Forged' } })).problem.code).toBe('forbidden')
    expect((await linkCards(visitor, ['emulated'])).problem.code).toBe('forbidden')
    expect(
      (await visitor.call(endpoints.signIn, { body: { email: member.email, password: PASSWORD, rememberMe: false } })).problem.code,
    ).toBe('forbidden')
    expect((await visitor.send('GET', endpoints.startSingleSignOn.path)).status).toBe(303)
    expect(visitor.cookies.has(COOKIES.singleSignOn)).toBe(false)
    const row = await api.store.owner((tx) =>
      tx.selectFrom('member').select('first_name').where('id', '=', member.id).executeTakeFirstOrThrow(),
    )
    expect(row.first_name).not.toBe('Forged')
    expect(api.vault.calls.filter((jwe) => jwe.includes('emulated'))).toEqual([])
  })

  it('changes are made where the configuration allows them, in the agent’s name, with the token of the emulation', async () => {
    const theirs = await addMember(api, 'writing')
    const visitor = await framed('writing', theirs)
    const own = await signedIn(api, 'writing', theirs)
    const foreign = { 'content-type': 'application/json', 'x-xsrf-token': own.token ?? '' }
    const body = JSON.stringify({ firstName: 'Ada' })
    expect((await visitor.send('PUT', '/api/Member', { body, headers: foreign })).problem.code).toBe('token-invalid')
    expect((await visitor.call(endpoints.updateMember, { body: { firstName: 'Ada' } })).status).toBe(200)
    const [event] = await audited('profile-changed', 'writing')
    expect(event).toMatchObject({ member_id: theirs.id, actor_kind: 'operator', actor: AGENT })
    // Calls without a session stay closed: they concern the browser's own visitor.
    expect((await visitor.call(endpoints.requestRecovery, { body: { email: theirs.email } })).problem.code).toBe('forbidden')
  })

  it('is none of the devices that the member sees signed in', async () => {
    const own = await signedIn(api, 'one', member)
    await framed()
    expect((await own.call(endpoints.getOpenSessions, {})).body).toEqual({ sessions: [expect.objectContaining({ isCurrent: true })] })
  })

  it('a member’s own session cookie, sent beside it, is not used', async () => {
    const visitor = await framed()
    const other = await addMember(api, 'one')
    const own = await signedIn(api, 'one', other)
    visitor.cookies.set(COOKIES.session, own.cookies.get(COOKIES.session) ?? '')
    expect((await visitor.call(endpoints.getMember, {})).body).toMatchObject({ publicId: member.public_id })
    visitor.cookies.set(COOKIES.emulation, 'x'.repeat(43))
    expect((await visitor.call(endpoints.getMember, {})).status).toBe(401)
  })

  it('a session of one kind cannot be used in the cookie of the other, nor at another partner', async () => {
    const visitor = await framed()
    const id = visitor.cookies.get(COOKIES.emulation)?.split('.')[0] ?? ''
    const thief = browser(api.app, 'one')
    thief.cookies.set(COOKIES.session, id)
    expect((await thief.call(endpoints.getMember, {})).status).toBe(401)
    const own = await signedIn(api, 'one', member)
    thief.cookies.clear()
    thief.cookies.set(COOKIES.emulation, own.cookies.get(COOKIES.session) ?? '')
    expect((await thief.call(endpoints.getMember, {})).status).toBe(401)
    const elsewhere = browser(api.app, 'two')
    elsewhere.cookies.set(COOKIES.emulation, id)
    expect((await elsewhere.call(endpoints.getMember, {})).status).toBe(401)
  })
})

describe('the end of an emulation', () => {
  it('comes after 30 minutes, however much it is used [EMULATION-04]', async () => {
    const visitor = await framed()
    for (let minute = 5; minute < 30; minute += 5) {
      api.clock.advance(5 * 60_000)
      expect((await visitor.call(endpoints.getMember, {})).status).toBe(200)
    }
    api.clock.advance(5 * 60_000 - 1_000)
    expect((await visitor.call(endpoints.getMember, {})).status).toBe(200)
    api.clock.advance(2_000)
    expect((await visitor.call(endpoints.getMember, {})).status).toBe(401)
    expect(visitor.cookies.has(COOKIES.emulation)).toBe(false)
  })

  it('comes with signing out, which ends it on the server, clears its cookies and leaves the member’s own session [EMULATION-02]', async () => {
    const own = await signedIn(api, 'one', member)
    const visitor = await framed()
    const cookie = visitor.cookies.get(COOKIES.emulation) ?? ''
    expect((await visitor.call(endpoints.signOut, {})).body).toEqual({ signedOut: true })
    expect(visitor.lastCookieLines).toEqual([
      '__Host-emulation=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=None; Partitioned',
      'session_expiry=; Max-Age=0; Path=/; Secure; SameSite=None; Partitioned',
    ])
    visitor.cookies.set(COOKIES.emulation, cookie)
    expect((await visitor.call(endpoints.getMember, {})).status).toBe(401)
    expect((await own.call(endpoints.getMember, {})).status).toBe(200)
    const [event] = await audited('emulation-ended')
    expect(event).toMatchObject({ member_id: member.id, actor: AGENT })
  })
})
