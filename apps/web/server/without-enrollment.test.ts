import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { givenMerchant, importContent, testApi, type TestApi } from '@dining/api/testing'
import { memberEndpoints, visitorEndpoints } from '@dining/contract'
import { allTexts, formsOf } from '@dining/copy-engine/check'
import { readPartners } from '@dining/partner-kit/node'
import { paths } from '@dining/session'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { buildPartner } from '../build/build-partner.ts'
import { bundleText, holdsString } from '../testing/bundle-text.ts'
import { createMemoryBuilder } from '../testing/in-memory.ts'
import { serveApi, serveWeb } from '../testing/served.ts'

/** Pages of members, by their addresses on the site. */
const MEMBER_ADDRESSES = [
  paths.join(),
  paths.addCard(),
  paths.cardAdded(),
  paths.login(),
  paths.singleSignOn(),
  paths.activate(),
  paths.activated(),
  paths.recover(),
  paths.recoverConfirm(),
  paths.account(),
  paths.accountOverview(),
  paths.recentActivity(),
  paths.manageCards(),
  paths.userProfile(),
]
const MEMBER_CALLS = Object.entries(memberEndpoints)
  .filter(([name]) => !Object.hasOwn(visitorEndpoints, name))
  .map(([, { path: address }]) => address)

/** Areas of the product's texts that only members and joining visitors read. */
const MEMBER_AREAS = ['account', 'activation', 'activity', 'card', 'cardErrors', 'enrollment', 'profile', 'reEnroll', 'recovery', 'signIn']
const SHORTEST_TELL = 16

/** The longest part of a text without tokens; short ones are not distinctive. */
const stretch = (text: string) =>
  text.split(/\{[^}]*\}|['"`\\\n]/u).reduce((longest, part) => (part.length > longest.length ? part : longest), '')

const stretches = (ofMembers: boolean) =>
  [...allTexts.values()]
    .filter(({ key }) => MEMBER_AREAS.includes(key.split('.')[0] ?? '') === ofMembers)
    .flatMap(({ wording }) => formsOf(wording))
const others = stretches(false).join('\n')
const MEMBER_WORDS = stretches(true)
  .map(stretch)
  .filter((words) => words.length >= SHORTEST_TELL && !others.includes(words))

const PARTNERS = path.resolve(import.meta.dirname, '../../../partners')
const { partners } = await readPartners(PARTNERS)
const ofType = (type: string) => partners.filter(({ partner }) => partner.program.enrollmentType === type)
const [direct] = ofType('direct')

/** Not `forms`: a site without members has surveys of its own. */
const MEMBER_MODULES =
  /^packages\/(?:enrollment|account|card-linking)\/|^apps\/web\/src\/routes\/(?:join|login|add-card|card-|activat|recover|account|single-sign-on)|(?:MemberMenu|member-parts|MemberSession|Reopening|ProspectForm|JoinPanel|UnlockAccess|UnlockDialog|UnlockPrompt)\.tsx$|login-redirect|watch-session/

const builder = await createMemoryBuilder()
afterAll(builder.close)

let known: Awaited<ReturnType<typeof builder.bundle>>
beforeAll(async () => {
  if (direct) known = await builder.bundle(direct, 'client')
})

it('finds the texts, calls, addresses and modules of members in a bundle with members', () => {
  expect(MEMBER_WORDS.length).toBeGreaterThan(100)
  expect(MEMBER_WORDS.filter((words) => known.text.includes(words)).length / MEMBER_WORDS.length).toBeGreaterThan(0.8)
  expect(MEMBER_CALLS.filter((call) => holdsString(known.text, call)).length / MEMBER_CALLS.length).toBeGreaterThan(0.8)
  expect(MEMBER_ADDRESSES.filter((address) => !holdsString(known.text, address))).toEqual([])
  expect(known.modules.filter((id) => MEMBER_MODULES.test(id)).length).toBeGreaterThan(50)
})

it('has a partner without enrollment', () => expect(ofType('none')).not.toEqual([]))

describe.each(ofType('none'))('a partner without enrollment: $partner.program.id', (loaded) => {
  let place: string
  let dist: string
  let api: TestApi
  let apiServer: Awaited<ReturnType<typeof serveApi>>
  let web: Awaited<ReturnType<typeof serveWeb>>

  beforeAll(async () => {
    place = await mkdtemp(path.join(tmpdir(), 'without-enrollment-'))
    dist = path.join(place, 'dist')
    await buildPartner({ partnerFolder: loaded.folder, outDir: dist })
    const { partner } = loaded
    api = await testApi([partner])
    await importContent(api.deps, partner.program.id, loaded.content)
    await givenMerchant(api.store, { id: 'm1', name: 'Osteria Lume' })
    apiServer = await serveApi(api.app)
    web = await serveWeb(dist, apiServer.url)
  })
  afterAll(async () => {
    await web.close()
    await apiServer.close()
    await api.close()
    await rm(place, { recursive: true, force: true })
  })

  it.each(['client', 'server'] as const)('contains no text, call or address of members in the files of its %s [ROUTE-43]', async (part) => {
    const text = await bundleText(dist, part)
    // "Find a restaurant" is a text for members, and a partner may use the same for visitors.
    const own = JSON.stringify([loaded.partner.routes, loaded.partner.copy.texts])
    expect(MEMBER_WORDS.filter((words) => text.includes(words) && !own.includes(words))).toEqual([])
    expect(MEMBER_CALLS.filter((call) => holdsString(text, call))).toEqual([])
    expect(MEMBER_ADDRESSES.filter((address) => holdsString(text, address))).toEqual([])
  })

  it('contains no module of joining, signing in, activating, cards or the account [ROUTE-43]', async () => {
    const { modules } = await builder.bundle(loaded, 'client')
    expect(modules).toContain('apps/web/src/routes/merchant.tsx')
    expect(modules.filter((id) => MEMBER_MODULES.test(id))).toEqual([])
  })

  it.each(['/', '/how-it-works', '/search', '/merchants/m1', '/nowhere'])(
    'links to no page of members from %s: bar, menu, footer and page',
    async (page) => {
      const html = await (await web.get(page)).text()
      const links = [...html.matchAll(/(?:href|action)="([^"]*)"/g)].map(([, href = '']) => href)
      expect(links).toContain('/search')
      expect(links.filter((href) => MEMBER_ADDRESSES.some((address) => href.startsWith(address)))).toEqual([])
      expect(html).not.toMatch(/<input[^>]*type="(?:email|password)"/)
    },
  )

  it.each(MEMBER_ADDRESSES)('answers %s with its own not-found page [ROUTE-44]', async (address) => {
    const answer = await web.get(address)
    const html = await answer.text()
    const title = [loaded.partner.copy.texts['errors.notFoundTitle'] ?? allTexts.get('errors.notFoundTitle')?.wording].flatMap((wording) =>
      formsOf(wording ?? ''),
    )
    expect(answer.status).toBe(404)
    expect(title.filter((words) => html.includes(words))).toEqual(title)
    expect(html).toContain(loaded.partner.wordmark.strong)
  })
})
