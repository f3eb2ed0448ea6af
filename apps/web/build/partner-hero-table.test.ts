import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { readPartners } from '@dining/partner-kit/node'
import { expect, it } from 'vitest'

import { partnerHeroTable } from './partner-hero-table.ts'

const FILE = path.resolve(import.meta.dirname, '../../../packages/ui/src/illustrations/hero-table.ts')

async function tableInBundle(partnerId: string): Promise<unknown> {
  const { transform } = partnerHeroTable(partnerId)
  if (typeof transform !== 'object') throw new Error('the plugin transforms by a filter')
  const code: unknown = await Reflect.apply(transform.handler, undefined, ['', FILE])
  const module = (await import(`data:text/javascript,${encodeURIComponent(String(code))}`)) as { heroTableFor: () => unknown }
  return module.heroTableFor()
}

it('contains only the hero table of its partner, the same as among all tables', async () => {
  const { heroTableFor } = (await import(pathToFileURL(FILE).href)) as { heroTableFor: (id: string) => unknown }
  const { partners } = await readPartners(path.resolve(import.meta.dirname, '../../../partners'))
  expect(partners.length).toBeGreaterThan(1)
  for (const { partner } of partners) expect(await tableInBundle(partner.program.id)).toEqual(heroTableFor(partner.program.id))
})
