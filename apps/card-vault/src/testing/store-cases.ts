import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import type { Database } from '../store/database.ts'
import { createStore, type VaultStore } from '../store/store.ts'

const NOW = Date.UTC(2026, 10, 22)
const MINUTE = 60_000
const frameKey = (kid: string, at = NOW) => ({ kid, public_jwk: '{}', sealed_private_jwk: `k1.${kid}`, created_at: at })
const dataKey = (id: string, purpose: 'storage' | 'fingerprint' = 'storage') => ({
  id,
  purpose,
  wrapped: `w-${id}`,
  wrapped_by: 'm1',
  created_at: NOW,
})
const card = (name: string, partnerId = 'one') => ({
  token: `tok_${partnerId}_${name}`,
  partnerId,
  fingerprint: name,
  brand: 'VISA' as const,
  lastFour: '4242',
})

/** What the store does, the same on every engine. `open` gives an empty database. */
export function describeStore(engine: string, open: () => Promise<Database>): void {
  describe(`the store on ${engine}`, () => {
    let database: Database
    let store: VaultStore
    beforeEach(async () => {
      database = await open()
      store = createStore(database)
    })
    afterEach(() => store.close())
    const registered = async (name: string) => {
      await store.cards.begin(card(name), NOW)
      await store.cards.confirm(card(name).token, `k1.${name}`, NOW)
    }
    const times = <T>(count: number, work: (index: number) => Promise<T>) =>
      Promise.all(Array.from({ length: count }, (_, index) => work(index)))

    it('accepts an id once, of twenty calls at the same moment', async () => {
      const used = await times(20, () => store.useOnce('jti-1', NOW / 1000 + 300))
      expect(used.filter(Boolean)).toHaveLength(1)
      await store.dropUsedIds(NOW / 1000 + 300)
      expect(await store.useOnce('jti-1', 0)).toBe(false)
      await store.dropUsedIds(NOW / 1000 + 301)
      expect(await store.useOnce('jti-1', 0)).toBe(true)
    })

    it('begins with a card once for each id, of ten calls at the same moment, and leaves the card as it was otherwise', async () => {
      const begun = await times(10, () => store.cards.beginOnce('jti-2', NOW / 1000 + 300, card('a'), NOW))
      expect(begun.filter((row) => row !== null)).toMatchObject([{ token: card('a').token, state: 'registering' }])
      expect(await store.useOnce('jti-2', NOW / 1000 + 300)).toBe(false)
      expect(await store.cards.beginOnce('jti-2', NOW / 1000 + 300, card('b'), NOW + 1)).toBeNull()
      expect(await store.cards.find(card('b').token)).toBeNull()
      expect(await store.cards.beginOnce('jti-2', NOW / 1000 + 300, card('a'), NOW + 1)).toBeNull()
      expect(await store.cards.find(card('a').token)).toMatchObject({ changed_at: NOW })
    })

    it('lists registered cards in the order of their change, from a position on', async () => {
      for (const [name, at] of [
        ['third', NOW + 2],
        ['first', NOW],
        ['second', NOW],
        ['late', NOW + 3],
      ] as const) {
        await store.cards.begin(card(name), at)
        await store.cards.confirm(card(name).token, `k1.${name}`, at)
      }
      await store.cards.begin(card('unfinished'), NOW)
      const list = async (after: { at: number; token: string }, limit: number) =>
        (await store.cards.registeredAfter(after, NOW + 2, limit)).map(({ token }) => token)
      const inOrder = ['first', 'second', 'third'].map((name) => card(name).token)
      expect(await list({ at: 0, token: '' }, 10)).toEqual(inOrder)
      expect(await list({ at: 0, token: '' }, 1)).toEqual(inOrder.slice(0, 1))
      expect(await list({ at: NOW, token: card('first').token }, 10)).toEqual(inOrder.slice(1))
      // Linked again: it is looked at again.
      await store.cards.begin(card('first'), NOW + 1)
      expect(await list({ at: NOW, token: card('second').token }, 10)).toEqual([card('first').token, card('third').token])
    })

    it('records a card once for each partner, of ten calls at the same moment', async () => {
      const rows = await times(10, (index) => store.cards.begin({ ...card('a'), token: `tok_${index}` }, NOW))
      expect(new Set(rows.map(({ token }) => token)).size).toBe(1)
      expect(rows[0]).toMatchObject({ state: 'registering', sealed_network_token: null, changed_at: NOW, attempts: 0 })
      expect(await store.cards.begin(card('a', 'two'), NOW)).toMatchObject({ token: 'tok_two_a' })
    })

    it('lets one call record the answer of the networks', async () => {
      await store.cards.begin(card('a'), NOW)
      await store.cards.begin(card('b'), NOW)
      const confirmed = await times(5, (index) => store.cards.confirm(card('b').token, `k1.${index}`, NOW + 1))
      expect(confirmed.filter((row) => row !== null)).toHaveLength(1)
      expect(await store.cards.begin(card('b'), NOW + 2)).toMatchObject({ state: 'registered', changed_at: NOW + 2 })
      expect(await store.cards.registeredWith('b')).toMatchObject({ token: card('b').token })
      expect(await store.cards.registeredWith('a')).toBeNull()
    })

    it('removes a refused card only while it is being registered', async () => {
      await registered('b')
      await store.cards.refuse(card('b').token)
      expect(await store.cards.find(card('b').token)).not.toBeNull()
      await store.cards.begin(card('refused'), NOW)
      await store.cards.refuse(card('refused').token)
      expect(await store.cards.find(card('refused').token)).toBeNull()
    })

    it('gives each due release to one of several processes, and again after a growing time', async () => {
      for (const name of ['r1', 'r2', 'r3']) {
        await store.cards.begin(card(name), NOW)
        expect(await store.cards.markReleasing('one', card(name).token, NOW)).toMatchObject({ state: 'releasing' })
      }
      expect(await store.cards.markReleasing('two', card('r1').token, NOW)).toBeNull()
      const take = async (at: number) =>
        (await times(4, () => store.cards.takeDueReleases(at, 50)))
          .flat()
          .map(({ token }) => token)
          .toSorted()
      const all = ['r1', 'r2', 'r3'].map((name) => card(name).token)
      expect(await take(NOW)).toEqual(all)
      expect(await take(NOW + 14_999)).toEqual([])
      expect(await take(NOW + 15_000)).toEqual(all)
      expect(await take(NOW + 44_999)).toEqual([])
      // A second release does not put the next try off or forward.
      await store.cards.markReleasing('one', card('r1').token, NOW + 40_000)
      expect(await take(NOW + 40_000)).toEqual([])
      expect(await take(NOW + 45_000)).toEqual(all)
      for (const token of all) await store.cards.remove(token)
      expect(await take(NOW + 24 * 60 * MINUTE)).toEqual([])
    })

    it('does not remove a card that is registered', async () => {
      await registered('b')
      await store.cards.remove(card('b').token)
      expect(await store.cards.find(card('b').token)).toMatchObject({ state: 'registered' })
    })

    it('gives up registrations without an answer that are old, and no others', async () => {
      await store.cards.begin(card('old'), NOW - 2 * MINUTE)
      await store.cards.begin(card('new'), NOW)
      await store.cards.abandon(NOW - MINUTE, NOW)
      expect(await store.cards.find(card('old').token)).toMatchObject({ state: 'releasing' })
      expect(await store.cards.find(card('new').token)).toMatchObject({ state: 'registering' })
    })

    it('has one current frame key, of several that are made at the same moment', async () => {
      const first = await times(5, (index) => store.frameKeys.replace(frameKey(`first-${index}`), null, NOW))
      expect(first.filter(Boolean)).toHaveLength(1)
      const current = await store.frameKeys.current()
      const next = await times(5, (index) => store.frameKeys.replace(frameKey(`next-${index}`), current?.kid ?? '', NOW + MINUTE))
      expect(next.filter(Boolean)).toHaveLength(1)
      expect((await store.frameKeys.current())?.kid).toMatch(/^next-/)
      expect(await store.frameKeys.find(current?.kid ?? '')).toMatchObject({ retires_at: NOW + MINUTE })
      await store.frameKeys.dropRetired(NOW + MINUTE)
      expect(await store.frameKeys.find(current?.kid ?? '')).not.toBeNull()
      await store.frameKeys.dropRetired(NOW + MINUTE + 1)
      expect(await store.frameKeys.find(current?.kid ?? '')).toBeNull()
    })

    it('has one current data key of each purpose', async () => {
      expect((await times(5, (index) => store.dataKeys.replace(dataKey(`s${index}`), null))).filter(Boolean)).toHaveLength(1)
      expect(await store.dataKeys.replace(dataKey('f', 'fingerprint'), null)).toBe(true)
      const current = await store.dataKeys.current('storage')
      expect((await times(5, (index) => store.dataKeys.replace(dataKey(`t${index}`), current?.id ?? ''))).filter(Boolean)).toHaveLength(1)
      expect(await store.dataKeys.all()).toHaveLength(3)
    })

    it('replaces a sealed value and a wrapping only when they have not changed meanwhile', async () => {
      await registered('b')
      await store.dataKeys.replace(dataKey('s'), null)
      const [value] = (await store.dataKeys.sealedByOthers('other', 10)).filter(({ id }) => id === card('b').token)
      const [stale] = (await store.dataKeys.sealedByOthers('other', 10)).filter(({ id }) => id === card('b').token)
      await value?.replace('other.1')
      await stale?.replace('other.2')
      expect((await store.cards.find(card('b').token))?.sealed_network_token).toBe('other.1')
      expect((await store.dataKeys.sealedByOthers('other', 10)).map(({ id }) => id)).not.toContain(card('b').token)
      const key = await store.dataKeys.current('storage')
      if (!key) throw new Error('no key')
      await store.dataKeys.rewrap(key, 'w-new', 'm2')
      await store.dataKeys.rewrap(key, 'w-stale', 'm3')
      expect(await store.dataKeys.find(key.id)).toMatchObject({ wrapped: 'w-new', wrapped_by: 'm2' })
    })

    it('deletes retired storage keys that seal nothing, never the key of the fingerprints', async () => {
      await store.frameKeys.replace(frameKey('sealed'), null, NOW)
      await store.dataKeys.replace(dataKey('f', 'fingerprint'), null)
      await store.dataKeys.replace(dataKey('retired'), null)
      await store.dataKeys.replace(dataKey('current'), 'retired')
      const needed = 'k1'
      await database.query(
        `INSERT INTO data_keys (id, purpose, wrapped, wrapped_by, created_at, retired_at) VALUES ($1, 'storage', 'w', 'm', $2, $2)`,
        [needed, NOW],
      )
      await store.dataKeys.dropUnused(NOW + MINUTE)
      const left = await store.dataKeys.all()
      expect(new Set(left.map(({ id }) => id))).toEqual(new Set(['f', needed, 'current']))
    })

    it('counts attempts of a verification one by one, and gives one back', async () => {
      await store.verifications.add({ id: 'v1', fingerprint: 'b', now: NOW, expiresAt: NOW + MINUTE })
      await store.verifications.started('v1', 'n1')
      const attempts = await times(8, () => store.verifications.attempt('v1', 5, NOW))
      expect(attempts.filter((row) => row !== null)).toHaveLength(5)
      await store.verifications.giveBack('v1')
      expect(await store.verifications.attempt('v1', 5, NOW + MINUTE)).toBeNull()
      expect(await store.verifications.attempt('v1', 5, NOW)).toMatchObject({ network_id: 'n1', fingerprint: 'b', attempts: 5 })
      expect(await store.verifications.countSince('b', NOW - 1)).toBe(1)
      await store.verifications.dropBefore(NOW + 1)
      expect(await store.verifications.countSince('b', NOW - 1)).toBe(0)
    })

    it('keeps nothing of a transaction that fails', async () => {
      const failing = database.transaction(async ({ query }) => {
        await query('INSERT INTO used_ids (jti, expires_at) VALUES ($1, $2)', ['rolled-back', NOW])
        throw new Error('stop')
      })
      await expect(failing).rejects.toThrow('stop')
      expect(await store.useOnce('rolled-back', NOW)).toBe(true)
    })
  })
}
