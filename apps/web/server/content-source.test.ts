import type { ApiClient, CallName } from '@dining/api-client'
import { fail, succeed } from '@dining/domain'
import { beforeEach, describe, expect, it } from 'vitest'

import { createContentSource } from './content-source.ts'

/** What the source answers: a text in each set, or nothing. */
let words: string | undefined
/** What it says of its version; null when it says nothing. */
let there: string | null
let asked: { name: CallName; call: unknown }[]
let time: number

const api: ApiClient = {
  async call(name, call) {
    asked.push({ name, call })
    if (words === undefined) return fail({ kind: 'network' })
    const answer =
      name === 'getFeatureFlags' ? { authFlags: {}, filters: [], partnerFeatureFlags: {} } : { data: [{ slug: words, fields: {} }] }
    // The answers of the two calls that a content source makes.
    return succeed(answer as never)
  },
}

beforeEach(() => {
  words = 'first'
  there = 'v1'
  asked = []
  time = 0
})

const sourceOf = (drafts = false) => createContentSource({ api, askVersion: async () => there, drafts, now: () => time })
const read = (source: ReturnType<typeof sourceOf>) => source.over(api).call('getContent', { params: { name: 'home' }, query: {} })

describe('content as the server holds it', () => {
  it('is all eleven sets and the flags, read ahead of pages [CONTENT-03]', async () => {
    await sourceOf().look()
    const sets = asked.filter(({ name }) => name === 'getContent').map(({ call }) => (call as { params: { name: string } }).params.name)
    expect(sets.toSorted()).toEqual([
      '*',
      'account_center',
      'announcement_banner',
      'discover',
      'earn_banner',
      'earn_details',
      'home',
      'popup',
      'sidebar',
      'surveys',
      'tier_1_activation',
    ])
    expect(asked.some(({ name }) => name === 'getFeatureFlags')).toBe(true)
  })

  it('costs a page no call', async () => {
    const source = sourceOf()
    await source.look()
    const before = asked.length
    expect(await read(source)).toMatchObject({ ok: true, value: { data: [{ slug: 'first' }] } })
    expect(asked).toHaveLength(before)
  })

  it('hands every other call on', async () => {
    await sourceOf().over(api).call('getCards', {})
    expect(asked.map(({ name }) => name)).toEqual(['getCards'])
  })

  it('holds drafts when they are shown [CONTENT-05]', async () => {
    await sourceOf(true).look()
    await sourceOf(false).look()
    const queries = asked.filter(({ name }) => name === 'getContent').map(({ call }) => (call as { query: object }).query)
    expect(queries[0]).toEqual({ page_size: '100', preview: '1' })
    expect(queries.at(-1)).toEqual({ page_size: '100' })
  })

  it('is asked for anew when its version is another, and has a new version of its own then', async () => {
    const source = sourceOf()
    await source.look()
    const version = source.version()
    words = 'second'
    asked = []
    await source.look()
    expect([asked, source.version()]).toEqual([[], version])
    there = 'v2'
    await source.look()
    expect(source.version()).not.toBe(version)
    expect(await read(source)).toMatchObject({ value: { data: [{ slug: 'second' }] } })
  })

  it('is asked for once more when it changed while it was read', async () => {
    const source = sourceOf()
    words = undefined
    await source.look()
    words = 'half'
    await source.look()
    expect(await read(source)).toMatchObject({ ok: true })
    there = 'v2'
    words = 'whole'
    await source.look()
    expect(await read(source)).toMatchObject({ value: { data: [{ slug: 'whole' }] } })
  })

  it.each([
    ['of the same version, after a minute', 'v1', 60_000],
    ['whose version nobody tells, after fifteen seconds', null, 15_000],
  ])('%s is asked for anew all the same', async (_, said, ms) => {
    const source = sourceOf()
    await source.look()
    there = said
    words = 'second'
    time = ms - 1
    await source.look()
    expect(await read(source)).toMatchObject({ value: { data: [{ slug: 'first' }] } })
    time = ms
    await source.look()
    expect(await read(source)).toMatchObject({ value: { data: [{ slug: 'second' }] } })
  })

  it('is the last good copy while its source fails, of the same version', async () => {
    const source = sourceOf()
    await source.look()
    const version = source.version()
    words = undefined
    there = 'v2'
    await source.look()
    expect(source.version()).toBe(version)
    expect(await read(source)).toMatchObject({ ok: true, value: { data: [{ slug: 'first' }] } })
  })

  it('fails as data when there never was one, and is there with the next look', async () => {
    words = undefined
    const source = sourceOf()
    await source.look()
    expect(await read(source)).toMatchObject({ ok: false, error: { kind: 'network' } })
    words = 'late'
    await source.look()
    expect(await read(source)).toMatchObject({ ok: true })
  })

  it('says how its source did, and since when what is held may have been outdated', async () => {
    const source = sourceOf()
    expect(source.state()).toEqual({ kind: 'unasked', ageMs: null })
    await source.look()
    time = 7_000
    expect(source.state()).toEqual({ kind: 'whole', ageMs: 7_000 })
    await source.look()
    expect(source.state()).toEqual({ kind: 'whole', ageMs: 0 })
    words = undefined
    there = 'v2'
    await source.look()
    time = 8_000
    expect(source.state()).toEqual({ kind: 'lacking', ageMs: 1_000 })
  })

  it('is asked for once, however many ask', async () => {
    const source = sourceOf()
    await Promise.all([source.look(), source.look(), source.look()])
    expect(asked).toHaveLength(12)
  })
})
