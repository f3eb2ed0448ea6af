import { join } from 'node:path'

import { loadPartners } from '@dining/partner-kit/node'
import { isolationOf, markersOf } from '@dining/partner/isolation'
import { ROOT } from '@dining/stack'
import { covered } from '@dining/stress'
import { expect, test } from '@playwright/test'

test('the build of each partner contains its own names, words, colours and files, none of another partner and no words of mails', async () => {
  const partners = await loadPartners(join(ROOT, 'partners'))
  const markers = await markersOf(partners)
  for (const { partner, folder } of partners) {
    const { id } = partner.program
    const { foreign, own, mailWords } = await isolationOf(join(folder, 'dist'), partner, markers)
    expect.soft(foreign, id).toEqual([])
    expect.soft(mailWords, id).toEqual([])
    // The search finds existing texts.
    expect.soft(own, id).toBeGreaterThan(10)
  }
  covered('isolation of what is served', { partners: partners.length, 'signs looked for': markers.length })
})
