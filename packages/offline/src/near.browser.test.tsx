import { testMerchantDetail } from '@dining/contract/testing'
import { afterEach, describe, expect, it } from 'vitest'

import { changeEntry } from './database.ts'
import { KEPT } from './limits.ts'
import { readNear, removeNear, writeNear } from './near.ts'
import { readOwn, removeOwn, writeOwn } from './own.ts'

afterEach(() => Promise.all([removeNear(), removeOwn()]))

const PLACE = { label: 'Chicago, IL', latitude: 41.88, longitude: -87.63 }
const loaded = (merchants: readonly ReturnType<typeof testMerchantDetail>[]) => ({
  place: PLACE,
  searches: [],
  hasFavorites: true,
  merchants,
})

describe('the restaurants that a device keeps', () => {
  it('have nothing of the member, nor pictures, menus and reviews', async () => {
    const merchant = testMerchantDetail({ id: 'm1', member: { visitsThisMonth: 2, spendCentsThisMonth: 900 } })
    await writeNear(loaded([merchant]), 1)
    expect(await readNear()).toMatchObject({ at: 1, place: PLACE, merchants: [{ id: 'm1', member: null, reviews: [], menuImages: [] }] })
  })

  it('take no more than the limit, and say how much they take', async () => {
    const about = 'x'.repeat(500_000)
    const kept = await writeNear(loaded(['a', 'b', 'c', 'd', 'e'].map((id) => testMerchantDetail({ id, about }))), 1)
    expect(kept.merchants.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(kept.bytes).toBeGreaterThan(1_500_000)
    expect(kept.bytes).toBeLessThanOrEqual(KEPT.bytes)
  })

  it.each([
    ['another version', { version: 2 }],
    ['another form', { version: 1, merchants: [{}] }],
    ['no object', 'x'],
  ])('are none if the entry has %s', async (_, entry) => {
    await changeEntry('near', () => entry)
    await changeEntry('own', () => entry)
    expect(await readNear()).toBeNull()
    expect(await readOwn()).toBeNull()
  })

  it('leave nothing on the device when they are removed, and stay when only the member’s part is', async () => {
    await writeNear(loaded([testMerchantDetail({ id: 'm1' })]), 1)
    await writeOwn({
      publicId: 'P1',
      tierLevel: 2,
      hasCard: true,
      favorites: ['m1'],
      uses: {},
      month: '2026-11',
      merchants: [],
      bytes: 0,
      searches: [],
    })
    await removeOwn()
    expect(await readOwn()).toBeNull()
    expect(await readNear()).not.toBeNull()
    await removeNear()
    await expect.poll(async () => (await indexedDB.databases()).map(({ name }) => name)).not.toContain('offline')
  })
})
