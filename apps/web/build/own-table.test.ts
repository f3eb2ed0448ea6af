import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { readPartners } from '@dining/partner-kit/node'
import { expect, it } from 'vitest'

import { ownTable } from './own-table.ts'

const FILE = path.resolve(import.meta.dirname, '../../../packages/ui/src/table/laid.ts')

async function tableInBundle(partnerId: string): Promise<unknown> {
  const { transform } = ownTable(partnerId)
  if (typeof transform !== 'object') throw new Error('the plugin transforms by a filter')
  const code: unknown = await Reflect.apply(transform.handler, undefined, ['', FILE])
  const module = (await import(`data:text/javascript,${encodeURIComponent(String(code))}`)) as { laidFor: () => unknown }
  return module.laidFor()
}

it('a bundle lays the table that its partner is given among all, and holds no other', async () => {
  const { laidFor } = (await import(pathToFileURL(FILE).href)) as { laidFor: (id: string) => unknown }
  const { partners } = await readPartners(path.resolve(import.meta.dirname, '../../../partners'))
  expect(partners.length).toBeGreaterThan(1)
  for (const { partner } of partners) expect(await tableInBundle(partner.program.id)).toEqual(laidFor(partner.program.id))
})
