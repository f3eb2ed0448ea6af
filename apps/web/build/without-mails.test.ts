import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { readPartners } from '@dining/partner-kit/node'
import { expect, it } from 'vitest'

import { withoutMails } from './without-mails.ts'

const { partners } = await readPartners(path.resolve(import.meta.dirname, '../../../partners'))

it('keeps every wording of the partner except those of mails', async () => {
  const { transform } = withoutMails()
  if (typeof transform !== 'object') throw new Error('the plugin transforms by a filter')
  let mails = 0
  for (const { partner, folder } of partners) {
    const source = await readFile(path.join(folder, 'copy.ts'), 'utf8')
    const left = String(await Reflect.apply(transform.handler, undefined, [source]))
    const keys = Object.keys(partner.copy.texts)
    const ofPages = keys.filter((key) => !key.startsWith('mail.'))
    expect([partner.program.id, ...keys.filter((key) => left.includes(`'${key}':`))]).toEqual([partner.program.id, ...ofPages])
    mails += keys.length - ofPages.length
  }
  expect(mails).toBeGreaterThan(0)
})
