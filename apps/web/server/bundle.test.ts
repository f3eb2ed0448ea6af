import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { testApi } from '@dining/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createBuilder, type Builder } from '../build/index.ts'
import { buildConstants } from '../build/vite-config.ts'
import { built, builtBy } from '../testing/built.ts'
import hubPartner from '../testing/partners/hub/partner.ts'
import { serveApi, serveWeb } from '../testing/served.ts'
import { loadBundle, type Bundle } from './bundle.ts'

type Built = Awaited<ReturnType<typeof built>>

let first: Built
let firstHub: Built
let second: Built
let hub: Built
let bundle: Bundle

beforeAll(async () => {
  ;[first, firstHub] = [await built('plain'), await built('hub')]
  const builder = createBuilder()
  const changed = await changedPartner()
  ;[, hub, second] = await Promise.all([changed.build(builder), builtBy(builder.build, 'hub'), builtBy(builder.build, 'plain')])
  await builder.close()
  await changed.remove()
  bundle = await loadBundle(first.dist)
})
afterAll(() => Promise.all([first.remove(), second.remove(), hub.remove()]))

/** A copy of a test partner with another wording, as if its folder had changed. */
async function changedPartner() {
  const folder = path.join(import.meta.dirname, '../testing/partners', `.changed-${process.pid}`)
  await cp(path.join(folder, '../away'), folder, { recursive: true })
  const file = path.join(folder, 'partner.ts')
  await writeFile(file, `${await readFile(file, 'utf8')}\nexport const changed = true\n`)
  const place = await mkdtemp(path.join(tmpdir(), 'web-changed-'))
  return {
    build: ({ build }: Builder) => build({ partnerFolder: folder, outDir: path.join(place, 'dist') }),
    remove: () => Promise.all([folder, place].map((one) => rm(one, { recursive: true, force: true }))),
  }
}

async function filesOf(dist: string): Promise<Record<string, string>> {
  const names = (await readdir(dist, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && !/\.(?:avif|webp)$/.test(entry.name),
  )
  const files = names.map((entry) => path.join(entry.parentPath, entry.name))
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [path.relative(dist, file), await readFile(file, 'base64')] as const)),
  )
}

/** Route modules that only a partner with members has, and those of a Discover page. */
const NOT_HERE = ['discover', 'join', 'add-card', 'card-added', 'login', 'activate', 'recover', 'account']

describe('a bundle', () => {
  it('has the same bytes when it is built again after another partner was changed, by a builder that builds others, too', async () => {
    expect(await filesOf(second.dist)).toEqual(await filesOf(first.dist))
    expect(await filesOf(hub.dist)).toEqual(await filesOf(firstHub.dist))
  })

  it('includes a software bill of materials of the packages in its bundles', async () => {
    const sbom = JSON.parse(await readFile(path.join(first.dist, 'sbom.cdx.json'), 'utf8')) as {
      readonly components: { readonly name: string }[]
    }
    expect(sbom.components.map(({ name }) => name)).toEqual(expect.arrayContaining(['react', 'react-dom', 'react-router', 'valibot']))
  })

  it('has no code of a page that the partner does not have [ROUTE-02] [ROUTE-43]', async () => {
    const routes = Object.keys(bundle.manifest.routes)
    expect(routes).toContain('how-it-works')
    expect(routes.filter((route) => NOT_HERE.some((name) => route.startsWith(name)))).toEqual([])
    const names = Object.keys(await filesOf(path.join(first.dist, 'client/assets')))
    expect(names.filter((file) => NOT_HERE.some((name) => file.startsWith(name)))).toEqual([])
  })

  it('gives a page its styles and scripts once, including the styles of its later parts', () => {
    const { held, scripts } = bundle.assets(['shell', 'screen', 'how-it-works'])
    expect(new Set(held).size).toBe(held.length)
    expect(new Set(scripts).size).toBe(scripts.length)
    const alone = bundle.assets(['shell', 'screen', 'sign-out'])
    expect(held.filter((file) => !alone.held.includes(file))).toHaveLength(1)
    // Rules that home does not show come with its later parts.
    expect(held.filter((file) => file.includes('further-styles'))).toEqual([])
    expect(scripts.some((name) => name.includes('island'))).toBe(false)
  })

  it("stays within the limit of home's first load: 115 kB brotli of scripts", async () => {
    const { scripts } = bundle.assets(['shell', 'screen', 'how-it-works'])
    const sizes = await Promise.all(scripts.map(async (name) => (await readFile(path.join(first.dist, 'client', `${name}.br`))).length))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(115_000)
  })
})

describe('without its API', () => {
  const served = async () => serveWeb(first.dist, 'http://127.0.0.1:1')

  it("still shows a partner's pages, with default texts, and never a blank one [CONTENT-09]", async () => {
    const web = await served()
    const pages = await Promise.all(['/', '/how-it-works', '/search'].map((path) => web.get(path)))
    await web.close()
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200])
    for (const page of pages) {
      const html = await page.text()
      const words = /<main.*<\/main>/s.exec(html)?.[0].replace(/<[^>]*>/g, '') ?? ''
      expect(words.length).toBeGreaterThan(100)
      expect(html.includes('</footer>')).toBe(true)
    }
  })

  it('shows how it works on home: search, dine, earn [ROUTE-02] [HOME-01]', async () => {
    const web = await served()
    const html = await (await web.get('/')).text()
    await web.close()
    const steps = /<ol.*?<\/ol>/s.exec(html)?.[0] ?? ''
    expect([...steps.matchAll(/<h3>([^<]+)<\/h3>/g)].map(([, title]) => title)).toEqual(['Search', 'Dine', 'Earn'])
  })

  it("has its own title and information in place of home's content on how it works [HOME-01] [ROUTE-04]", async () => {
    const web = await served()
    const [home = '', own = ''] = await Promise.all(['/', '/how-it-works'].map(async (path) => (await web.get(path)).text()))
    await web.close()
    const titleOf = (html: string) =>
      /<h1.*?<\/h1>/s
        .exec(html)?.[0]
        .replace(/<[^>]*>/g, '')
        .trim()
    expect(titleOf(own)).toBe('How it works')
    expect(titleOf(home)).not.toBe('How it works')
    expect([home, own].map((html) => html.includes('role="search"'))).toEqual([true, false])
    expect([home, own].map((html) => html.includes('Good to know'))).toEqual([false, true])
  })

  it('offers neither joining nor signing in on a site without members [ROUTE-43] [ROUTE-44]', async () => {
    const web = await served()
    const html = await (await web.get('/')).text()
    const statuses = await Promise.all(
      ['/join', '/login', '/Login', '/activate', '/account/overview', '/recover'].map(async (path) => (await web.get(path)).status),
    )
    await web.close()
    expect(['/join', '/login', '/Login', '/account'].filter((path) => html.includes(`href="${path}`))).toEqual([])
    expect(new Set(statuses)).toEqual(new Set([404]))
  })
})

it('shows the Discover page as home if the partner chooses it, and below /discover if it has one [ROUTE-01] [ROUTE-03]', async () => {
  const api = await testApi([hubPartner])
  const apiServer = await serveApi(api.app)
  const [withDiscover, without] = await Promise.all([serveWeb(hub.dist, apiServer.url), serveWeb(first.dist, 'http://127.0.0.1:1')])
  const mainAt = async (path: string) => {
    const html = await (await withDiscover.get(path)).text()
    return /<main.*<\/main>/s.exec(html)?.[0].replace(/_[RS]_\w+_/g, '') ?? ''
  }
  const [home, discover, below, howItWorks] = await Promise.all(['/', '/discover', '/discover/tonight', '/how-it-works'].map(mainAt))
  const elsewhere = await Promise.all(['/discover', '/discover/tonight'].map(async (path) => (await without.get(path)).status))
  await Promise.all([withDiscover.close(), without.close()])
  await apiServer.close()
  await api.close()
  expect(discover).toMatch(/<h1.*<form[^>]*role="search"/s)
  expect([home, below]).toEqual([discover, discover])
  expect(howItWorks).not.toBe(discover)
  expect(elsewhere).toEqual([404, 404])
  expect(Object.keys(bundle.manifest.routes).filter((route) => route.startsWith('discover'))).toEqual([])
})

describe('the bundle of a program that collects units', () => {
  it('has no code of statement credits; only the currency determines that', async () => {
    const folder = path.join(hub.dist, 'client/assets')
    const names = (await readdir(folder)).filter((name) => name.endsWith('.js'))
    const texts = await Promise.all(names.map(async (name) => ({ name, code: await readFile(path.join(folder, name), 'utf8') })))
    expect(names.filter((name) => /^account-(?:overview|activity)-/.test(name)).length).toBeGreaterThan(1)
    expect(names.filter((name) => name.includes('credits'))).toEqual([])
    // The functions that define the texts of the area.
    expect(texts.filter(({ code }) => /[`'"]statementCredit[`'"]/.test(code)).map(({ name }) => name)).toEqual([])
    const { program, ...rest } = hubPartner
    const constantsOf = (currencyType: 'Point' | 'Credit') => buildConstants({ ...rest, program: { ...program, currencyType } })
    expect(constantsOf('Point')).toEqual({ ...constantsOf('Credit'), __HAS_STATEMENT_CREDITS__: false })
    expect(constantsOf('Credit')['__HAS_STATEMENT_CREDITS__']).toBe(true)
  })
})
