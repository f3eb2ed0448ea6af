import path from 'node:path'

import { readPartners } from '@dining/partner-kit/node'
import { expect, it } from 'vitest'

import { partnerInBrowsers } from './own-partner.ts'

const { partners } = await readPartners(path.resolve(import.meta.dirname, '../../../partners'))

it('is data, which a bundle can contain as it is', () => {
  for (const { partner } of partners) {
    const own = partnerInBrowsers(partner)
    expect(JSON.parse(JSON.stringify(own))).toEqual(own)
  }
})

it('has neither titles nor overrides of texts, and all else', () => {
  for (const { partner } of partners) {
    const { figures: _, ...copy } = partner.copy
    expect(partnerInBrowsers(partner)).toEqual({ ...partner, routes: {}, copy: { ...copy, texts: {} } })
  }
})
