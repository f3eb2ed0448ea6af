import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { serveReview } from './review.ts'

const HOME = 'acme/home-375-light.png'
const SEARCH = 'acme/search-375-light.png'
const OTHER = 'bolt/home-375-light.png'

let root = ''
let origin = ''
let close = () => Promise.resolve()
const at = (path: string) => join(root, path)

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(at(path)), { recursive: true })
  await writeFile(at(path), text)
}
const approved = (file: string) => readFile(at(`shared/${file}`), 'utf8').catch(() => null)

/** A sheet with a changed picture, a new one, and one of another partner. */
async function makeSheet(): Promise<void> {
  const shown = { width: 375, scheme: 'light' }
  const pictures = [
    { ...shown, id: 'acme', screen: 'home', file: HOME, change: { kind: 'changed', share: 0.5 } },
    { ...shown, id: 'acme', screen: 'search', file: SEARCH, change: { kind: 'new' } },
    { ...shown, id: 'bolt', screen: 'home', file: OTHER, change: { kind: 'new' } },
  ]
  await put('sheet/sheet.json', JSON.stringify({ isBlind: false, warnings: [], pictures }))
  for (const file of [HOME, SEARCH, OTHER]) await put(`sheet/pictures/${file}`, `new ${file}`)
  await put(`sheet/report/approved/${HOME}`, 'old home')
  await put(`shared/${HOME}`, 'old home')
  await put('shared/acme/environment.json', 'earlier')
  for (const id of ['acme', 'bolt']) await put(`sheet/pictures/${id}/environment.json`, 'now')
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'review-'))
  await makeSheet()
  ;({ origin, close } = await serveReview({ folder: at('sheet'), baselines: at('shared') }, ['acme', 'bolt']))
})
afterEach(async () => {
  await close()
  await rm(root, { recursive: true })
})

const page = async () => (await fetch(origin)).text()
const titleOf = (html: string) => /<h1>(.*?)<\/h1>/.exec(html)?.[1]
const outcomeOf = (html: string) => /<p id="outcome" class="(\w+)"[^>]*>(.*?)<\/p>/.exec(html)?.slice(1)
/** The fields of the form whose button has this name. */
function fieldsOf(html: string, name: string): URLSearchParams {
  const form = html.split('<form').find((one) => one.includes(`aria-label="${name}"`)) ?? ''
  return new URLSearchParams([...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, field = '', value = '']) => [field, value]))
}
const send = (body: URLSearchParams, headers: Readonly<Record<string, string>> = { origin }) =>
  fetch(`${origin}/approve`, { method: 'POST', body, headers, redirect: 'manual' })

describe('a page of pictures to decide', () => {
  it('approves one picture at a time, and says what was done before the next one', async () => {
    const html = await page()
    expect(titleOf(html)).toBe('3 pictures to decide')
    expect((await send(fieldsOf(html, 'Approve acme: home, 375 px, light'))).headers.get('location')).toBe('/#outcome')
    expect([await approved(HOME), await approved(SEARCH), await approved(OTHER)]).toEqual([`new ${HOME}`, null, null])
    const after = await page()
    expect(titleOf(after)).toBe('2 pictures to decide')
    expect(outcomeOf(after)).toEqual(['done', 'Approved: acme: home, 375 px, light. 2 left.'])
    expect(after.indexOf('id="outcome"')).toBeLessThan(after.indexOf('search, 375 px'))
    expect(outcomeOf(await page())).toBe(undefined)
  })

  it('approves all of a partner, and then its browser, which stays the earlier one while pictures are of that', async () => {
    await send(fieldsOf(await page(), 'Approve acme: home, 375 px, light'))
    expect(await approved('acme/environment.json')).toBe('earlier')
    await send(fieldsOf(await page(), 'Approve acme: search, 375 px, light'))
    expect(await approved('acme/environment.json')).toBe('now')
    await send(fieldsOf(await page(), 'Approve bolt: home, 375 px, light'))
    expect(await approved('bolt/environment.json')).toBe('now')
    expect(titleOf(await page())).toBe('No picture to decide')
  })

  it('approves several with one button', async () => {
    await send(fieldsOf(await page(), 'Approve all 2 pictures of acme'))
    expect([await approved(HOME), await approved(SEARCH), await approved(OTHER)]).toEqual([`new ${HOME}`, `new ${SEARCH}`, null])
    expect(outcomeOf(await page())).toEqual(['done', 'Approved: 2 pictures. 1 left.'])
  })

  it('approves only what was seen: not a picture that was taken since', async () => {
    const fields = fieldsOf(await page(), 'Approve all 2 pictures of acme')
    await put(`sheet/pictures/${HOME}`, 'newer home')
    await send(fields)
    expect([await approved(HOME), await approved(SEARCH)]).toEqual(['old home', `new ${SEARCH}`])
    expect(outcomeOf(await page())).toEqual([
      'refused',
      'acme: home, 375 px, light was not approved: a newer picture was taken since this page was loaded. Look at it, then approve it. Approved: acme: search, 375 px, light. 2 left.',
    ])
  })

  it('replaces no picture that another designer has approved since the sheet was made', async () => {
    const fields = fieldsOf(await page(), 'Approve acme: home, 375 px, light')
    await put(`shared/${HOME}`, 'home of another designer')
    await send(fields)
    expect(await approved(HOME)).toBe('home of another designer')
    expect(outcomeOf(await page())?.[1]).toContain('another picture was approved since this sheet was made')
  })

  it('takes the same decision twice, and two at once, as one', async () => {
    const fields = fieldsOf(await page(), 'Approve acme: home, 375 px, light')
    expect((await Promise.all([send(fields), send(fields), send(fields)])).map(({ status }) => status)).toEqual([303, 303, 303])
    expect(outcomeOf(await page())?.[0]).toBe('done')
  })

  it('shows a file of the sheet, and no other', async () => {
    const file = await fetch(`${origin}/pictures/${HOME}`)
    expect([file.status, file.headers.get('content-type'), await file.text()]).toEqual([200, 'image/png', `new ${HOME}`])
    const others = [
      '/pictures/acme/environment.json',
      '/pictures/acme/..%2F..%2Fsheet.json',
      '/report/difference/acme/none.png',
      '/sheet.json',
    ]
    expect(await Promise.all(others.map(async (path) => (await fetch(origin + path)).status))).toEqual([404, 404, 404, 404])
  })

  it.each([
    ['without the secret of the page', (fields: URLSearchParams) => fields.set('token', 'x'), {}, 403],
    ['from a page of another site', () => {}, { origin: 'https://example.com' }, 403],
    ['from no page', () => {}, { origin: '' }, 403],
    ['of no picture', (fields: URLSearchParams) => fields.delete('picture'), {}, 400],
    ['of a picture that the sheet does not have', (fields: URLSearchParams) => fields.set('picture', '../../x.png y'), {}, 404],
  ])('refuses an approval %s', async (_case, change, headers: { origin?: string }, status) => {
    const fields = fieldsOf(await page(), 'Approve acme: home, 375 px, light')
    change(fields)
    expect((await send(fields, { origin, ...headers })).status).toBe(status)
    expect(await approved(HOME)).toBe('old home')
  })

  it('refuses a body of any size before reading it', async () => {
    expect((await send(new URLSearchParams({ token: 'x'.repeat(1_100_000), picture: '' }))).status).toBe(413)
  })
})

it('says that a sheet comes first', async () => {
  await expect(serveReview({ folder: at('nowhere'), baselines: at('shared') }, ['acme'])).rejects.toThrow('Run pnpm partner sheet first.')
})
