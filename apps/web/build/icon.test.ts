import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { readPartners } from '@dining/partner-kit/node'
import { describe, expect, it } from 'vitest'

import { ICONS, letterIcon, writeIcons } from './icon.ts'

const { partners } = await readPartners(path.resolve(import.meta.dirname, '../../../partners'))

it.each([
  ['SkyMiles®', '#003366', 'S', '#fff'],
  ['neighborhood', '#ffec00', 'N', '#000'],
  ['«7 Tables»', '#808080', '7', '#000'],
  ['<script>', '#000000', 'S', '#fff'],
])('the icon of %s on %s is %s in %s', (name, ground, letter, ink) => {
  const icon = letterIcon(name, ground, null)
  expect(icon).toContain(`>${letter}</text>`)
  expect(icon).toContain(`fill="${ink}"`)
  expect(icon).toContain(`fill="${ground}"`)
})

describe('the icons of each partner', () => {
  it.each(partners.map(({ partner, folder }) => [partner.program.id, partner, folder] as const))(
    '%s has them as PNG [PWA-10]',
    async (_, partner, folder) => {
      const client = await mkdtemp(path.join(tmpdir(), 'icons-'))
      await writeIcons(partner, folder, client)
      const svg = await readFile(path.join(client, 'icon.svg'), 'utf8')
      expect(svg).not.toContain('<text')
      for (const { file, px } of [...ICONS, { file: 'apple-touch-icon.png', px: 180 }]) {
        const bytes = await readFile(path.join(client, file))
        // The signature, and the width and height of the first chunk.
        expect([bytes.toString('latin1', 1, 4), bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual(['PNG', px, px])
      }
      await rm(client, { recursive: true })
    },
  )
})
