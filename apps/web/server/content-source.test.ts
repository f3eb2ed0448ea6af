import type { ApiClient, CallName } from '@dining/api-client'
import { fail, succeed } from '@dining/domain'
import { beforeEach, describe, expect, it } from 'vitest'

import { createContentSource } from './content-source.ts'

/** The answer of the source: a text in each set, or a failure. */
let words: string | undefined
/** The version that it reports; null if it reports none. */
let there: string | null
let asked: { name: CallName; call: unknown }[]
let time: number

const api: ApiClient = {
  async call(name, call) {
    asked.push({ name, call })
    if (words === undefined) return fail({ kind: 'network' })
    const answer =
      name === 'getFeatureFlags' ? { authFlags: {}, filters: [], partnerFeatureFlags: {} } : { data: [{ slug: words, fields: {} }] }
    // The results of the two calls of a content source.
    return succeed(answer as never)
  },
}

beforeEach(() => {
  words = 'first'
  there = 'v1'
  asked = []
  time = 0
})

const sourceOf = (drafts = false) =>
  createContentSource({ api, askVersion: async () => there, askFlags: async () => ({ flags: [] }), drafts, now: () => time })
const read = (source: ReturnType<typeof sourceOf>) => source.over(api).call('getContent', { params: { name: 'home' }, query: {} })

describe("the server's content", () => {
  it('contains all eleven sets and the flags, loaded in advance of pages [CONTENT-03]', async () => {
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

  it('requires no call for a page', async () => {
    const source = sourceOf()
    await source.look()
    const before = asked.length
    expect(await read(source)).toMatchObject({ ok: true, value: { data: [{ slug: 'first' }] } })
    expect(asked).toHaveLength(before)
  })

  it('forwards every other call', async () => {
    await sourceOf().over(api).call('getCards', {})
    expect(asked.map(({ name }) => name)).toEqual(['getCards'])
  })

  it('contains drafts when they are shown [CONTENT-05]', async () => {
    await sourceOf(true).look()
    await sourceOf(false).look()
    const queries = asked.filter(({ name }) => name === 'getContent').map(({ call }) => (call as { query: object }).query)
    expect(queries[0]).toEqual({ page_size: '100', preview: '1' })
    expect(queries.at(-1)).toEqual({ page_size: '100' })
  })

  it('is loaded again when its version changes, and then has a new version of its own', async () => {
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

  it('is loaded once more if it changed during loading', async () => {
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
    ['of the same version, after ten minutes', 'v1', 600_000],
    ['whose version is unknown, after fifteen seconds', null, 15_000],
  ])('%s is loaded again nevertheless', async (_, said, ms) => {
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

  it('is the last good copy, with the same version, while its source fails', async () => {
    const source = sourceOf()
    await source.look()
    const version = source.version()
    words = undefined
    there = 'v2'
    await source.look()
    expect(source.version()).toBe(version)
    expect(await read(source)).toMatchObject({ ok: true, value: { data: [{ slug: 'first' }] } })
  })

  it('fails with an error as data if there was never a good copy, and is available after the next check', async () => {
    words = undefined
    const source = sourceOf()
    await source.look()
    expect(await read(source)).toMatchObject({ ok: false, error: { kind: 'network' } })
    words = 'late'
    await source.look()
    expect(await read(source)).toMatchObject({ ok: true })
  })

  it("reports the source's state, and since when the copy may be outdated", async () => {
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

  it('is loaded once, however many callers there are', async () => {
    const source = sourceOf()
    await Promise.all([source.look(), source.look(), source.look()])
    expect(asked).toHaveLength(12)
  })
})
