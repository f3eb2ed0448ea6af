import { Agent } from 'node:http'

import { listEntries, openStore, publish, schedule, type EntryState } from '@dining/api/testing'
import { covered } from '@dining/stress'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { askAt } from './http.ts'
import { PROCESSES, type Installation } from './installation.ts'
import { operatorOf } from './operator.ts'

/** A page that shows content of editors to anybody. */
const PATH = '/how-it-works'
/** Milliseconds; far more than the two seconds that a change takes on a machine that does nothing else. */
const SOON = { timeout: 120_000, interval: 100 }
/** Calls of the API that its balancer forwards without a visitor: several polls of each web server for the version of content. */
const LOOKS = 80

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;')

/** The longest text of the content that a page shows: a short one may stand there for another reason. */
function textOn(page: string, entries: readonly EntryState[]) {
  const texts = entries.flatMap(({ shown }) =>
    Object.entries(shown?.fields ?? {}).flatMap(([name, value]) =>
      shown && typeof value === 'string' && page.includes(escaped(value)) ? [{ ...shown, name, length: value.length }] : [],
    ),
  )
  const [longest] = texts.toSorted((a, b) => b.length - a.length)
  if (!longest) throw new Error('The page shows no text of the content')
  return longest
}

/** What operators publish is seen by the visitors of each process, whichever they come to. */
export function describePublishing(installation: () => Installation): void {
  describe('what is published', () => {
    let at: Installation
    let partnerId: string
    let store: Awaited<ReturnType<typeof openStore>>
    const agent = new Agent({ keepAlive: true })
    beforeAll(async () => {
      at = installation()
      partnerId = at.partner.program.id
      store = await openStore({ databaseUrl: at.database })
    })
    afterAll(async () => {
      agent.destroy()
      await store.close()
    })

    const deps = () => ({ store, clock: () => new Date() })
    /** The page as each web server of the partner has it, asked without the balancer. */
    const pages = () => {
      const own = new RegExp(`^web-${partnerId}(?:-\\d)?$`)
      const urls = Object.entries(at.stack.processes()).flatMap(([name, { url }]) => (own.test(name) ? [new URL(url)] : []))
      expect(urls).toHaveLength(PROCESSES)
      const host = `${partnerId}.localhost:${at.stack.port}`
      return Promise.all(urls.map(async ({ port }) => (await askAt({ port: Number(port), host, agent })(PATH)).text()))
    }
    const seenBy = async (text: string) => (await pages()).filter((page) => page.includes(text)).length
    /** What it takes to write a text in the place of one that the page shows. */
    async function order(text: string) {
      const [page = ''] = await pages()
      const { set, slug, fields, name } = textOn(page, await listEntries(deps(), partnerId))
      return { partnerId, set, slug, base: null, by: 'an operator', note: 'A test', fields: { ...fields, [name]: text } }
    }

    it('is seen on every process, also by the first visitor since', async () => {
      const text = 'Published without a visitor'
      const wanted = await order(text)
      const forwarded = () => at.stack.forwarded('api').reduce((sum, count) => sum + count, 0)
      const before = forwarded()
      expect(await publish(deps(), wanted)).toMatchObject({ ok: true })
      await expect.poll(forwarded, SOON).toBeGreaterThan(before + LOOKS)
      expect(await seenBy(text)).toBe(PROCESSES)
    })

    it('is seen on every process soon, whatever they hold in their caches', async () => {
      const times: number[] = []
      for (let round = 0; round < 5; round++) {
        const text = `Published in round ${round}`
        const wanted = await order(text)
        const begun = performance.now()
        expect(await publish(deps(), wanted)).toMatchObject({ ok: true })
        await expect.poll(() => seenBy(text), SOON).toBe(PROCESSES)
        times.push(performance.now() - begun)
      }
      covered('publishing to several processes', { publications: times.length, 'milliseconds at most': Math.round(Math.max(...times)) })
    })

    it('is seen on every process from its time on, and not before', async () => {
      const text = 'Published at its time'
      const wanted = await order(text)
      const publishAt = new Date(Date.now() + 4_000)
      expect(await schedule(deps(), { ...wanted, publishAt })).toMatchObject({ ok: true })
      let early = 0
      await expect
        .poll(async () => {
          const seen = await seenBy(text)
          // Asked before its time and answered with it all the same.
          if (Date.now() < publishAt.getTime()) early += seen
          return seen
        }, SOON)
        .toBe(PROCESSES)
      expect(early).toBe(0)
    })

    it('may be a flag as well', async () => {
      const [page = ''] = await pages()
      const isOn = page.includes('"flexOffers":true')
      expect(page).toContain(`"flexOffers":${isOn}`)
      await operatorOf(at)('flags', 'set', partnerId, 'flexOffers', isOn ? 'off' : 'on', '--reason', 'A test')
      await expect.poll(() => seenBy(`"flexOffers":${!isOn}`), SOON).toBe(PROCESSES)
    })
  })
}
