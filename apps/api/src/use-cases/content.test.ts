import { endpoints } from '@dining/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createApi } from '../app.ts'
import { browser } from '../testing/browser.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { testPartner } from '../testing/test-partner.ts'
import { importContent, type ContentFile } from './content/import-content.ts'

let api: TestApi

beforeAll(async () => {
  const features = { cmsPreview: true, hasDiscoverPage: true, hasPWAInstallBanner: true }
  api = await testApi([
    testPartner('one', { features }),
    testPartner('two'),
    testPartner('with-previews', { features }),
    testPartner('without-previews'),
  ])
})
afterAll(() => api.close())

const entry = (slug: string, text: string, status: 'published' | 'draft' = 'published') => ({ slug, status, fields: { body_text: text } })
const popups = (...entries: ContentFile['entries'][number][]): ContentFile[] => [{ set: 'popup', entries }]
const load = async (files: ContentFile[], partnerId = 'one') => (await importContent(api.deps, partnerId, files)).changed
const read = async (
  name: string,
  query: { page_size?: string; preview?: string } = { page_size: '100' },
  partnerId = 'one',
  app = api.app,
) => (await browser(app, partnerId).call(endpoints.getContent, { params: { name }, query })).body

describe('content', () => {
  it('is returned as entries with slug and fields', async () => {
    await load(popups(entry('hello', 'Hello'), entry('again', 'Again')))
    expect(await read('popup')).toEqual({
      data: [
        { slug: 'again', fields: { body_text: 'Again' } },
        { slug: 'hello', fields: { body_text: 'Hello' } },
      ],
    })
  })

  it('of the set global has the name *', async () => {
    await load([{ set: 'global', entries: [{ slug: 'footer', status: 'published', fields: { primary_links: [] } }] }])
    expect(await read('*')).toEqual({ data: [{ slug: 'footer', fields: { primary_links: [] } }] })
    expect(await read('global')).toMatchObject({ code: 'not-found' })
  })

  it('of an unknown set is not found, of an empty one is empty', async () => {
    expect(await read('gallery')).toMatchObject({ status: 404, code: 'not-found' })
    expect(await read('sidebar')).toEqual({ data: [] })
  })

  it('is the partner’s own', async () => {
    await load(popups(entry('hello', 'Hello from one')))
    expect(await read('popup', {}, 'two')).toEqual({ data: [] })
  })

  it('has pages of ten by default, and of a hundred at most', async () => {
    await load(popups(...Array.from({ length: 120 }, (_, n) => entry(`p${n}`, 'x'))))
    const count = async (page_size?: string) =>
      ((await read('popup', page_size === undefined ? {} : { page_size })) as { data: unknown[] }).data.length
    expect([await count(), await count('3'), await count('100'), await count('500'), await count('x')]).toEqual([10, 3, 100, 100, 10])
  })

  it('is new for changed files, unchanged for the same files, and removed if the files no longer contain it', async () => {
    await load(popups(entry('a', 'first'), entry('b', 'stays')))
    expect(await load(popups(entry('a', 'first'), entry('b', 'stays')))).toBe(0)
    expect(await load(popups(entry('a', 'second')))).toBe(2)
    expect(await read('popup')).toEqual({ data: [{ slug: 'a', fields: { body_text: 'second' } }] })
    expect(await load(popups(entry('a', 'first')))).toBe(1)
    expect(await read('popup')).toEqual({ data: [{ slug: 'a', fields: { body_text: 'first' } }] })
  })
})

describe('drafts', () => {
  beforeAll(async () => {
    for (const partnerId of ['with-previews', 'without-previews']) {
      await load(popups(entry('shown', 'as published')), partnerId)
      await load(popups(entry('shown', 'as it may become', 'draft'), entry('new', 'not yet', 'draft')), partnerId)
    }
  })
  const published = { data: [{ slug: 'shown', fields: { body_text: 'as published' } }] }

  it('are not shown to visitors', async () => {
    expect(await read('popup', {}, 'with-previews')).toEqual(published)
  })

  it('are shown with preview=1 where the partner has previews [CONTENT-06]', async () => {
    expect(await read('popup', { preview: '1' }, 'with-previews')).toEqual({
      data: [
        { slug: 'new', fields: { body_text: 'not yet' } },
        { slug: 'shown', fields: { body_text: 'as it may become' } },
      ],
    })
    expect(await read('popup', { preview: '1' }, 'without-previews')).toEqual(published)
  })

  it('are not shown in production', async () => {
    const app = createApi({ ...api.deps, settings: { ...api.deps.settings, environment: 'production' } })
    expect(await read('popup', { preview: '1' }, 'with-previews', app)).toEqual(published)
  })
})
