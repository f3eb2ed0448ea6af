import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createBuilder } from '../build/index.ts'
import { built } from '../testing/built.ts'
import { serveWeb } from '../testing/served.ts'
import { loadBundle, type Bundle } from './bundle.ts'

type Built = Awaited<ReturnType<typeof built>>

let first: Built
let second: Built
let hub: Built
let bundle: Bundle

beforeAll(async () => {
  first = await built('plain')
  const builder = createBuilder()
  ;[hub, second] = await Promise.all([built('hub', builder.build), built('plain', builder.build)])
  await builder.close()
  bundle = await loadBundle(first.dist)
}, 120_000)
afterAll(() => Promise.all([first.remove(), second.remove(), hub.remove()]))

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
  it('is the same bytes when it is built anew, beside another partner’s by the same builder', async () => {
    expect(await filesOf(second.dist)).toEqual(await filesOf(first.dist))
  })

  it('has no code of a page that the partner does not have [ROUTE-02] [ROUTE-43]', async () => {
    const routes = Object.keys(bundle.manifest.routes)
    expect(routes).toContain('how-it-works')
    expect(routes.filter((route) => NOT_HERE.some((name) => route.startsWith(name)))).toEqual([])
    const names = Object.keys(await filesOf(path.join(first.dist, 'client/assets')))
    expect(names.filter((file) => NOT_HERE.some((name) => file.startsWith(name)))).toEqual([])
  })

  it('gives a page its styles and scripts once, the styles of its later parts among them', () => {
    const { style, held, scripts } = bundle.assets(['shell', 'screen', 'how-it-works'])
    expect(new Set(held).size).toBe(held.length)
    expect(new Set(scripts).size).toBe(scripts.length)
    expect(style).not.toContain('@import')
    const alone = bundle.assets(['shell', 'screen', 'sign-out'])
    expect(held.length).toBeGreaterThan(alone.held.length)
    expect(scripts.some((name) => name.includes('island'))).toBe(false)
  })

  it('stays within the first load that home may have: 115 kB brotli of scripts', async () => {
    const { scripts } = bundle.assets(['shell', 'screen', 'how-it-works'])
    const sizes = await Promise.all(scripts.map(async (name) => (await readFile(path.join(first.dist, 'client', `${name}.br`))).length))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(115_000)
  })
})

describe('without its API', () => {
  const served = async () => serveWeb(first.dist, 'http://127.0.0.1:1')

  it('a partner still shows its pages, with default words, and never a blank one [CONTENT-09]', async () => {
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

  it('home says how it works: search, dine, earn [ROUTE-02] [HOME-01]', async () => {
    const web = await served()
    const html = await (await web.get('/')).text()
    await web.close()
    const steps = /<ol.*?<\/ol>/s.exec(html)?.[0] ?? ''
    expect([...steps.matchAll(/<h3>([^<]+)<\/h3>/g)].map(([, title]) => title)).toEqual(['Search', 'Dine', 'Earn'])
  })

  it('the Discover page is home where the partner says so, and stands below /discover where it has one [ROUTE-01] [ROUTE-03]', async () => {
    const [plain, withDiscover] = await Promise.all([served(), serveWeb(hub.dist, 'http://127.0.0.1:1')])
    const pages = await Promise.all(
      ['/', '/discover', '/discover/anything', '/how-it-works'].map(async (path) => {
        const html = await (await withDiscover.get(path)).text()
        return /<main.*<\/main>/s.exec(html)?.[0].replace(/_[RS]_\w+_/g, '')
      }),
    )
    const elsewhere = await Promise.all(['/discover', '/discover/anything'].map(async (path) => (await plain.get(path)).status))
    await Promise.all([plain.close(), withDiscover.close()])
    const [home, discover, below, howItWorks] = pages
    expect([home, below]).toEqual([discover, discover])
    expect(home).not.toBe(howItWorks)
    expect(elsewhere).toEqual([404, 404])
  })

  it('nobody is asked to join or sign in where nobody can [ROUTE-43] [ROUTE-44]', async () => {
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
