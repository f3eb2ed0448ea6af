import path from 'node:path'

import { readPartners } from '@dining/partner-kit/node'
import { expect, it } from 'vitest'

import { partnerInBrowsers, partnerOnServer } from './own-partner.ts'

const { partners } = await readPartners(path.resolve(import.meta.dirname, '../../../partners'))

it('is data, which a bundle can contain as it is', () => {
  for (const { partner } of partners) {
    for (const own of [partnerInBrowsers(partner), partnerOnServer(partner)]) expect(JSON.parse(JSON.stringify(own))).toEqual(own)
  }
})

it('has neither titles nor overrides of texts, and all else', () => {
  for (const { partner } of partners) {
    const { figures: _, ...copy } = partner.copy
    expect(partnerInBrowsers(partner)).toEqual({ ...partner, routes: {}, copy: { ...copy, texts: {} } })
  }
})

it('has on the server every setting and wording except those of mails', () => {
  let mails = 0
  for (const { partner } of partners) {
    const all = Object.entries(partner.copy.texts)
    const ofPages = all.filter(([key]) => !key.startsWith('mail.'))
    expect(partnerOnServer(partner)).toEqual({ ...partner, copy: { ...partner.copy, texts: Object.fromEntries(ofPages) } })
    mails += all.length - ofPages.length
  }
  expect(mails).toBeGreaterThan(0)
})
