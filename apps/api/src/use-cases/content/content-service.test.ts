import { CONTENT_SETS, endpoints, PREVIEW_COOKIE } from '@dining/contract'
import { readContentSet } from '@dining/copy-engine/content'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createApi } from '../../app.ts'
import { browser } from '../../testing/browser.ts'
import { copiedContent, entriesOf, published, SERVICE_TOKEN, typeOf } from '../../testing/copied-content.ts'
import { testPartner } from '../../testing/test-partner.ts'
import { contentVersion } from './content-version.ts'
import { pollUpstreams, logPause } from './poll-upstreams.ts'
import { signPreview } from './preview-link.ts'

/** Milliseconds, more than the time limit of a test. */
const FOR_EVER_MS = 600_000

let at: Awaited<ReturnType<typeof copiedContent>>
beforeAll(async () => {
  at = await copiedContent()
})
afterAll(() => at.close())

describe('a content service', () => {
  it('is called for each set by its name, a hundred entries at once, page by page', async () => {
    const refresh = await at.fresh('one')
    const popups = Array.from({ length: 5 }, (_, at) => ({ slug: `p${at}`, fields: { body_text: `Popup ${at}` } }))
    await at.service.order({ entries: { ...published, popup: popups }, pageSize: 2 })
    await refresh()
    const asked = await at.service.asked()
    const first = (type: string) => `${type}?auth_token=${SERVICE_TOKEN}&page_size=100&page=1`
    expect(CONTENT_SETS.map((set) => asked.filter((one) => one === first(typeOf(set))).length)).toEqual(CONTENT_SETS.map(() => 1))
    expect(asked.filter((one) => one.startsWith('popup?')).map((one) => one.split('page=')[1])).toEqual(['1', '2', '3'])
    expect(await at.read('popup')).toEqual(popups)
    expect(await at.read('popup', 'one', { page_size: '3' })).toHaveLength(3)
  })

  it('receives its token, and no other host does', async () => {
    const refresh = await at.fresh('one')
    await refresh()
    await at.service.order({ behavior: { all: '500' } })
    await refresh()
    expect((await at.service.asked()).every((one) => one.includes(SERVICE_TOKEN))).toBe(true)
    expect(at.api.logLines.join()).not.toContain(SERVICE_TOKEN)
  })

  it('that does not return OK causes a rejection with its status text [CONTENT-11]', async () => {
    const answers = [
      ['500', 'Internal Server Error'],
      ['401', 'Unauthorized'],
      ['404', 'Not Found'],
    ] as const
    for (const [behavior, text] of answers) {
      await at.fresh('one')
      await at.service.order({ behavior: { home: behavior } })
      await expect(at.upstream().read('home', { drafts: false, patient: true })).rejects.toThrow(text)
    }
  })

  it.each([
    ['500', 3],
    ['truncate', 3],
    ['401', 1],
    ['404', 1],
    ['list', 1],
  ] as const)('that answers %s is tried %d times', async (behavior, times) => {
    await at.fresh('one')
    await at.service.order({ behavior: { all: behavior } })
    await at
      .upstream()
      .read('home', { drafts: false, patient: true })
      .catch(() => undefined)
    expect(await at.service.asked()).toHaveLength(times)
  })

  it('that fails repeatedly is not called for a while, and called again after that', async () => {
    const refresh = await at.fresh('one', { pause: { after: 5, forMs: 60_000 }, onPause: logPause(at.api.deps.log, 'one') })
    await at.service.order({ behavior: { all: '500' } })
    await refresh()
    const paused = { level: 'error', event: 'content-service-paused', partner: 'one' }
    expect(at.lines()).toContainEqual(paused)
    // The earlier failure is still reported.
    const met = { level: 'error', event: 'content-failed', partner: 'one', status: 500, code: 'Internal Server Error' }
    expect(at.lines().filter((line) => line['event'] === met.event)).toEqual(expect.arrayContaining([expect.objectContaining(met)]))
    const asked = (await at.service.asked()).length
    expect(asked).toBeLessThan(3 * CONTENT_SETS.length)
    await refresh()
    expect(await at.service.asked()).toEqual([])
    expect(at.lines().filter((line) => line['event'] === paused.event)).toHaveLength(1)
  })

  it('that works again after a pause is used as before', async () => {
    const refresh = await at.fresh('one', { pause: { after: 5, forMs: 1 }, onPause: logPause(at.api.deps.log, 'one') })
    await at.service.order({ behavior: { all: '500' } })
    await refresh()
    await refresh()
    expect(at.lines().filter((line) => line['event'] === 'content-service-paused')).toHaveLength(1)
    await at.service.order({ behavior: {} })
    await expect
      .poll(async () => {
        await refresh()
        return at.read('popup')
      })
      .toEqual(entriesOf('popup'))
    expect(at.lines()).toContainEqual({ level: 'info', event: 'content-service-back', partner: 'one' })
  })

  it('that fails for one set does not affect the others', async () => {
    const refresh = await at.fresh('one')
    await at.service.order({ behavior: { home: '500' } })
    await refresh()
    expect([await at.read('home'), await at.read('popup')]).toEqual([[], entriesOf('popup')])
  })

  it('has its invalid entries omitted and counted, and the others shown', async () => {
    const refresh = await at.fresh('one')
    const good = { slug: 'good', fields: { body_text: 'Good' } }
    const broken = [{ fields: { body_text: 'x' } }, { slug: 'a', fields: null }, { slug: 'b', fields: { title: 'no body' } }]
    await at.service.order({ entries: { ...published, popup: [...broken, good] } })
    await refresh()
    expect(await at.read('popup')).toEqual([good])
    expect(at.lines()).toEqual([{ level: 'warn', event: 'content-dropped', partner: 'one', set: 'popup', count: 3 }])
  })

  it('may send items of an unknown type: the rest of the entry is used', async () => {
    const refresh = await at.fresh('one')
    const text = { type: 'text', fields: { text_mobile: 'Known' } }
    const page = { slug: 'known', fields: { page_text: [{ type: 'hologram', fields: {} }, text] } }
    await at.service.order({ entries: { ...published, sidebar: [page] } })
    await refresh()
    const [entry] = readContentSet('sidebar', { data: await at.read('sidebar') }).entries
    expect(entry?.fields.page_text).toMatchObject([{ type: 'text' }])
    expect(at.lines()).toMatchObject([{ event: 'content-dropped', set: 'sidebar', count: 1 }])
  })

  it('shows visitors nothing that it marks as unpublished', async () => {
    const refresh = await at.fresh('one')
    const popup = [
      { slug: 'now', status: 'published', fields: { body_text: 'Now' } },
      { slug: 'soon', status: 'scheduled', fields: { body_text: 'Soon' } },
    ] as const
    await at.service.order({ entries: { ...published, popup } })
    await refresh()
    expect((await at.read('popup')).map(({ slug }) => slug)).toEqual(['now'])
  })

  it('shows its current drafts in a preview, and what visitors see when it fails', async () => {
    const refresh = await at.fresh('one')
    const popup = [
      { slug: 'now', status: 'published', fields: { body_text: 'Now' } },
      { slug: 'soon', status: 'draft', fields: { body_text: 'Soon' } },
    ] as const
    await at.service.order({ entries: { ...published, popup } })
    await refresh()
    const app = createApi({ ...at.api.deps, settings: { ...at.api.deps.settings, environment: 'production' } })
    const editor = browser(app, 'one')
    editor.cookies.set(
      PREVIEW_COOKIE,
      signPreview(at.api.deps.secrets, { partnerId: 'one', until: new Date(at.api.clock.now().getTime() + 60_000) }),
    )
    const seen = async (visitor: ReturnType<typeof browser>) => {
      const { body } = await visitor.call(endpoints.getContent, { params: { name: 'popup' }, query: { preview: '1' } })
      return (body as { data: readonly { slug: string }[] }).data.map(({ slug }) => slug)
    }
    expect([await seen(editor), await seen(browser(app, 'one'))]).toEqual([['now', 'soon'], ['now']])
    expect(await at.service.asked()).toContain(`popup?auth_token=${SERVICE_TOKEN}&page_size=100&page=1&preview=1`)
    await at.service.order({ behavior: { all: '500' } })
    expect(await seen(editor)).toEqual(['now'])
  })

  it('changes the version of content only when its content changes', async () => {
    const refresh = await at.fresh('one')
    const partner = at.api.deps.partners.get('one') ?? testPartner('one')
    const version = () => contentVersion(at.api.deps, partner)
    await refresh()
    const first = await version()
    await refresh()
    await at.service.order({ behavior: { all: '500' } })
    await refresh()
    expect(await version()).toBe(first)
    await at.service.order({ behavior: {}, entries: { ...published, popup: [{ slug: 'new', fields: { body_text: 'New' } }] } })
    await refresh()
    expect(await version()).not.toBe(first)
  })

  it('has its copy kept over a restart of the API, whatever its responses are then', async () => {
    const refresh = await at.fresh('one')
    await refresh()
    await at.service.order({ behavior: { all: 'reset' } })
    const restarted = createApi({ ...at.api.deps, upstreams: new Map([['one', at.upstream()]]) })
    const { body } = await browser(restarted, 'one').call(endpoints.getContent, { params: { name: 'home' }, query: {} })
    expect(body).toEqual({ data: entriesOf('home') })
  })

  it('is polled regularly', async () => {
    await at.fresh('one')
    const polling = pollUpstreams(at.api.deps, new Map([['one', { everyMs: 5 }]]))
    await expect.poll(() => at.read('popup')).toEqual(entriesOf('popup'))
    await at.service.order({ entries: { ...published, popup: [{ slug: 'new', fields: { body_text: 'New' } }] } })
    await expect.poll(async () => (await at.read('popup')).map(({ slug }) => slug)).toEqual(['new'])
    await polling.stop()
  })

  it('does not delay the end of the API', async () => {
    await at.fresh('one', { timeoutMs: FOR_EVER_MS, awaitedMs: FOR_EVER_MS })
    await at.service.order({ behavior: { all: 'hang' } })
    const polling = pollUpstreams(at.api.deps, new Map([['one', { everyMs: 5 }]]))
    let asked = 0
    await expect.poll(async () => (asked += (await at.service.asked()).length)).toBe(CONTENT_SETS.length)
    // Waits for no answer: none comes before the test times out.
    await polling.stop()
    expect(at.lines()).toEqual([])
  })
})
