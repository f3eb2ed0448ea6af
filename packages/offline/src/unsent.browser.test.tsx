import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { sendUnsent } from './send-unsent.ts'
import { openUnsent } from './testing/open-unsent.tsx'
import { addUnsent, countUnsent, readUnsent, removeUnsentOfAll, removeUnsentOfOthers, type UnsentAction } from './unsent.ts'

afterEach(removeUnsentOfAll)

const heart = (saved: boolean, merchantId = 'K1'): UnsentAction => ({ kind: 'favorite', merchantId, name: 'Kitchen 1', saved })
const REVIEW = {
  kind: 'review',
  txnId: 'none',
  name: 'Kitchen 1',
  stars: 4,
  review: 'Warm bread.\nSlow service.',
  showName: false,
} as const
const changes = (sent: readonly { readonly method: string; readonly path: string }[]) =>
  sent.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)
const databases = async () => (await indexedDB.databases()).map(({ name }) => name)

describe('what a member does without a connection', () => {
  it('is shown, and can be cancelled', async () => {
    const { member } = await openUnsent()
    await addUnsent(member.publicId, heart(true))
    const waiting = page.getByRole('region', { name: 'Will be sent when you are online' })
    await expect.element(waiting.getByText(/^Save Kitchen 1/)).toBeVisible()
    await expect.element(waiting.getByText(/^Waiting since /)).toBeVisible()
    await page.getByRole('button', { name: 'Cancel: Save Kitchen 1' }).click()
    await expect.element(page.getByRole('region')).not.toBeInTheDocument()
    expect(await countUnsent()).toBe(0)
    await expect.poll(databases).not.toContain('offline')
  })

  it('is sent once by two tabs, and again only after an answer was lost, which has no second effect', async () => {
    const { opened, member, api } = await openUnsent()
    await addUnsent(member.publicId, heart(true))
    opened.loseAnswers = 1
    expect(await sendUnsent(api, member.publicId)).toEqual([])
    expect(await opened.otherTab.call('getFavorites', {})).toMatchObject({ value: { merchantIds: ['K1'] } })
    const both = await Promise.all([sendUnsent(api, member.publicId), sendUnsent(api, member.publicId)])
    expect(both.flat()).toHaveLength(1)
    expect(changes(opened.sent)).toEqual(['PUT /api/Member/Favorites', 'PUT /api/Member/Favorites'])
    expect(await opened.otherTab.call('getFavorites', {})).toMatchObject({ value: { merchantIds: ['K1'] } })
    expect(await countUnsent()).toBe(0)
  })

  it('waits while the server cannot be reached, and is sent in its order', async () => {
    const { opened, member, api } = await openUnsent()
    await addUnsent(member.publicId, heart(true, 'K2'))
    await addUnsent(member.publicId, heart(true, 'K0'))
    opened.lost = () => true
    await sendUnsent(api, member.publicId)
    opened.lost = () => false
    opened.failing = () => true
    await sendUnsent(api, member.publicId)
    expect(await countUnsent()).toBe(2)
    opened.failing = () => false
    expect(await sendUnsent(api, member.publicId)).toHaveLength(2)
    expect(await opened.otherTab.call('getFavorites', {})).toMatchObject({ value: { merchantIds: ['K0', 'K2'] } })
  })

  it('is kept with its reason and what was typed if the server refuses it, and is not sent again', async () => {
    const { opened, member, api } = await openUnsent()
    await addUnsent(member.publicId, heart(true, 'unknown'))
    await addUnsent(member.publicId, REVIEW)
    await sendUnsent(api, member.publicId)
    const refused = page.getByRole('region', { name: 'Could not be sent' })
    await expect.element(refused.getByText('This restaurant no longer participates.')).toBeVisible()
    await expect.element(refused.getByText('This dine is not in your account any more.')).toBeVisible()
    await expect.element(refused.getByText(/Slow service\./)).toBeVisible()
    const before = changes(opened.sent).length
    await sendUnsent(api, member.publicId)
    expect(changes(opened.sent)).toHaveLength(before)
    await page.getByRole('button', { name: 'Dismiss: Review of Kitchen 1: 4 of 5 stars' }).click()
    await page.getByRole('button', { name: 'Dismiss: Save Kitchen 1' }).click()
    await expect.element(refused).not.toBeInTheDocument()
  })

  it('is nothing after a heart is pressed twice, and the last text of a review', async () => {
    const { member } = await openUnsent()
    await addUnsent(member.publicId, heart(true))
    await addUnsent(member.publicId, heart(false))
    expect(await readUnsent(member.publicId)).toEqual([])
    await addUnsent(member.publicId, REVIEW)
    await addUnsent(member.publicId, { ...REVIEW, review: 'Better on a second thought.' })
    expect(await readUnsent(member.publicId)).toMatchObject([{ review: 'Better on a second thought.' }])
  })

  it('is neither shown to another member nor sent for one, and leaves the device then', async () => {
    const { opened, member, api } = await openUnsent()
    await addUnsent('someone-else', REVIEW)
    expect(await sendUnsent(api, member.publicId)).toEqual([])
    expect(changes(opened.sent)).toEqual([])
    expect(page.getByRole('region').elements()).toEqual([])
    await removeUnsentOfOthers(member.publicId)
    expect(await readUnsent('someone-else')).toEqual([])
  })

  it('has a limit', async () => {
    const { member } = await openUnsent()
    const added = []
    for (let index = 0; index < 51; index++) added.push(await addUnsent(member.publicId, heart(true, `M${index}`)))
    expect(added.filter(Boolean)).toHaveLength(50)
    expect(await countUnsent()).toBe(50)
  })
})
