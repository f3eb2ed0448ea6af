import type { ApiClient, CallName } from '@dining/api-client'
import { fail, succeed } from '@dining/domain'
import { CONTENT_SETS } from '@dining/domain'
import { beforeEach, describe, expect, it } from 'vitest'

import { createContentSource } from './content-source.ts'

/** What the source answers: a text in each set, or nothing. */
let words: string | undefined
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
  asked = []
  time = 0
})

const sourceOf = (drafts = false) => createContentSource({ api, drafts, now: () => time })
const read = (source: ReturnType<typeof sourceOf>) => source.over(api).call('getContent', { params: { name: 'home' }, query: {} })

describe('content as the server holds it', () => {
  it('is all eleven sets and the flags, read ahead of pages [CONTENT-03]', async () => {
    await sourceOf().refresh()
    const sets = asked.filter(({ name }) => name === 'getContent').map(({ call }) => (call as { params: { name: string } }).params.name)
    expect(sets).toEqual(CONTENT_SETS.map((set) => (set === 'global' ? '*' : set)))
    expect(asked.some(({ name }) => name === 'getFeatureFlags')).toBe(true)
  })

  it('costs a page no call', async () => {
    const source = sourceOf()
    await source.refresh()
    const before = asked.length
    expect(await read(source)).toMatchObject({ ok: true, value: { data: [{ slug: 'first' }] } })
    expect(asked).toHaveLength(before)
  })

  it('hands every other call on', async () => {
    await sourceOf().over(api).call('getCards', {})
    expect(asked.map(({ name }) => name)).toEqual(['getCards'])
  })

  it('holds drafts when they are shown [CONTENT-05]', async () => {
    await sourceOf(true).refresh()
    await sourceOf(false).refresh()
    const queries = asked.filter(({ name }) => name === 'getContent').map(({ call }) => (call as { query: object }).query)
    expect(queries[0]).toEqual({ page_size: '100', preview: '1' })
    expect(queries.at(-1)).toEqual({ page_size: '100' })
  })

  it('is asked for anew after a while, in the background, and changes its version then', async () => {
    const source = sourceOf()
    await source.refresh()
    const version = source.version()
    words = 'second'
    time = 14_999
    void source.touch()
    expect(source.version()).toBe(version)
    time = 15_000
    expect(source.touch()).toBeUndefined()
    await source.refresh()
    expect(source.version()).not.toBe(version)
    expect(await read(source)).toMatchObject({ value: { data: [{ slug: 'second' }] } })
  })

  it('is the last good copy while its source fails, of the same version', async () => {
    const source = sourceOf()
    await source.refresh()
    const version = source.version()
    words = undefined
    await source.refresh()
    expect(source.version()).toBe(version)
    expect(await read(source)).toMatchObject({ ok: true, value: { data: [{ slug: 'first' }] } })
  })

  it('fails as data when there never was one, and is waited for when asked next', async () => {
    words = undefined
    const source = sourceOf()
    await source.refresh()
    expect(await read(source)).toMatchObject({ ok: false, error: { kind: 'network' } })
    words = 'late'
    time = 15_000
    await source.touch()
    expect(await read(source)).toMatchObject({ ok: true })
  })

  it('says how its source did, and how old the last whole copy is', async () => {
    const source = sourceOf()
    expect(source.state()).toEqual({ kind: 'unasked', ageMs: null })
    await source.refresh()
    time = 7_000
    expect(source.state()).toEqual({ kind: 'whole', ageMs: 7_000 })
    words = undefined
    await source.refresh()
    time = 8_000
    expect(source.state()).toEqual({ kind: 'lacking', ageMs: 8_000 })
  })

  it('is asked for once, however many ask', async () => {
    const source = sourceOf()
    await Promise.all([source.refresh(), source.refresh(), source.refresh()])
    expect(asked).toHaveLength(CONTENT_SETS.length + 1)
  })
})
