import { studioEndpoints, type FoundEntry } from '@dining/contract/studio'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'

import { addOperator, signedInOperator, withStudio } from '../../../testing/operator-browser.ts'
import { testApi } from '../../../testing/test-api.ts'
import { publish, saveDraft, schedule, unpublish, type ChangeTarget } from '../../../use-cases/content/write-entry.ts'

const HOUR_MS = 3_600_000
const api = await testApi()
afterAll(() => api.close())
await addOperator(api, 'finder@studio.example', ['one'])
const operator = await signedInOperator(withStudio(api), 'finder@studio.example')

const target = (slug: string, more: Partial<ChangeTarget> = {}): ChangeTarget => ({
  partnerId: 'one',
  set: 'popup',
  slug,
  by: 'ana',
  note: '',
  base: null,
  ...more,
})
const text = (body_text: string, title = '') => ({ title, body_text })
const put = (slug: string, fields: Readonly<Record<string, unknown>>, more: Partial<ChangeTarget> = {}) =>
  publish(api.deps, { ...target(slug, more), fields })

async function search(q: string) {
  const { body } = await operator.call(studioEndpoints.searchContent, { params: { partner: 'one' }, query: { q } })
  return body as { readonly total: number; readonly found: readonly FoundEntry[] }
}
const slugs = async (q: string) => (await search(q)).found.map(({ entry }) => entry.slug)
/** The excerpts, with what was found in brackets. */
const marked = ({ places }: FoundEntry) =>
  places.map(({ path, pieces }) => `${path}: ${pieces.map((piece) => (piece.isFound ? `[${piece.text}]` : piece.text)).join('')}`)

beforeEach(() => api.store.owner((tx) => tx.deleteFrom('content_entry').execute()))

describe('a search of content', () => {
  it('finds names and texts of every set without regard to case and accents, and marks the words', async () => {
    await put('spring', text('Un café, s’il vous plaît', 'Bonjour'))
    await put('cafe-hours', text('Open late'))
    await put('aside', { page_text: [{ type: 'text', fields: { text_mobile: 'The CAFE\u0301 is open' } }] }, { set: 'sidebar' })
    await put('other', text('Nothing of that'))
    const { total, found } = await search('  CAFÉ ')
    expect(total).toBe(3)
    expect(found.map((one) => [one.entry.set, one.entry.slug, marked(one)])).toEqual([
      ['popup', 'cafe-hours', [': [cafe] hours']],
      ['popup', 'spring', ['body_text: Un [café], s’il vous plaît']],
      ['sidebar', 'aside', ['page_text.0.fields.text_mobile: The [CAFE\u0301] is open']],
    ])
  })

  it('finds the entries that contain every word, in whichever text, and addresses, but no names of kinds', async () => {
    await put('both', text('Supper for two', 'Spring'))
    await put('one-word', text('Supper for two'))
    await put('linked', { page_text: [{ type: 'button', fields: { text_mobile: 'Go', url: '/earn/patio' } }] }, { set: 'sidebar' })
    expect(await slugs('supper spring')).toEqual(['both'])
    expect(await slugs('/earn/pat')).toEqual(['linked'])
    expect(await slugs('button')).toEqual([])
  })

  it('finds drafts, what visitors see below a draft, what is scheduled and what was taken off, but no older texts', async () => {
    await put('drafted', text('Oysters'))
    await saveDraft(api.deps, { ...target('drafted'), fields: text('Clams') })
    await schedule(api.deps, { ...target('coming'), fields: text('Mussels'), publishAt: new Date(api.clock.now().getTime() + HOUR_MS) })
    await put('replaced', text('Oysters of old'))
    await put('replaced', text('Trout'))
    await put('gone', text('Shrimp'))
    await unpublish(api.deps, target('gone'))
    const of = async (q: string) => (await search(q)).found.map(({ entry, version }) => [entry.slug, version, entry.version, entry.status])
    expect(await of('clams')).toEqual([['drafted', 2, 2, 'draft']])
    expect(await of('oysters')).toEqual([['drafted', 1, 2, 'draft']])
    expect(await of('mussels')).toEqual([['coming', 1, 1, 'scheduled']])
    expect(await of('shrimp')).toEqual([['gone', 2, 2, 'unpublished']])
  })

  it('returns the best fifty and the number of all, with three excerpts of each', async () => {
    for (let at = 0; at < 52; at++) await put(`entry-${String(at).padStart(2, '0')}`, text('Risotto'))
    await put('risotto', text('Something else'))
    const items = Array.from({ length: 5 }, (_, at) => ({ type: 'text', fields: { text_mobile: `Polenta ${at}` } }))
    await put('long', { page_text: items }, { set: 'sidebar' })
    const { total, found } = await search('risotto')
    expect([total, found.length, found[0]?.entry.slug]).toEqual([53, 50, 'risotto'])
    expect((await search('polenta')).found).toMatchObject([{ places: [{}, {}, {}], more: 2 }])
  })

  it('shortens a long text at blanks, around the first word', async () => {
    await put('long', text(`${'before '.repeat(40)}the truffle${' after'.repeat(60)}`))
    const [found] = (await search('truffle')).found
    const [excerpt = ''] = found ? marked(found) : []
    expect(excerpt).toMatch(/^body_text: … (?:before )+the \[truffle\](?: after)+ …$/)
    expect(excerpt.length).toBeLessThan(260)
  })

  it('marks whole characters, also where one of them is several letters', async () => {
    await put('sign', text('😀 ﬁsh of Οδυσσεύς ﬁrst', 'İstanbul'))
    const of = async (q: string) => (await search(q)).found.flatMap(marked)
    expect(await of('f')).toEqual(['body_text: 😀 [ﬁ]sh o[f] Οδυσσεύς [ﬁ]rst'])
    expect(await of('οδυσσευς')).toEqual(['body_text: 😀 ﬁsh of [Οδυσσεύς] ﬁrst'])
    expect(await of('istanbul')).toEqual(['title: [İstanbul]'])
  })

  it('finds nothing of another partner, with patterns of a query language, and without words', async () => {
    await put('ours', text('Lobster 100%'))
    await put('theirs', text('Lobster'), { partnerId: 'two' })
    expect(await slugs('lobster')).toEqual(['ours'])
    for (const q of ['%', '_', '.*', '\\', "' or true --"]) expect(await slugs(q)).toEqual(q === '%' ? ['ours'] : [])
    expect(await search('   ')).toEqual({ total: 0, found: [] })
    const refused = await operator.call(studioEndpoints.searchContent, { params: { partner: 'two' }, query: { q: 'lobster' } })
    expect(refused.status).toBe(404)
    const long = await operator.call(studioEndpoints.searchContent, { params: { partner: 'one' }, query: { q: 'x'.repeat(101) } })
    expect(long.status).toBe(400)
  })
})
