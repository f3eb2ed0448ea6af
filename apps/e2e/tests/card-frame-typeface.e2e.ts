import { join } from 'node:path'

import { loadPartners, textFace } from '@dining/partner-kit/node'
import { ROOT } from '@dining/stack'
import { expect, test } from '@playwright/test'

import { stack } from '../src/stack.ts'

test('the card frame of every partner uses its typeface, from the vault only', async ({ page }) => {
  const served = new Set(stack().partners.map(({ id }) => id))
  const partners = (await loadPartners(join(ROOT, 'partners'))).filter(({ partner }) => served.has(partner.program.id))
  expect(partners.length).toBeGreaterThan(0)
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  for (const { partner, folder } of partners) {
    const { id } = partner.program
    await page.goto(`${stack().cards}/frame?VISA=1&partner=${id}&nonce=${'a'.repeat(22)}`)
    const family = (await textFace(folder))?.family ?? ''
    const loaded = await page.evaluate(async (name) => {
      const faces = await document.fonts.load(`16px "${name}"`)
      return faces.map(({ status }) => status)
    }, family)
    expect([id, loaded]).toEqual([id, ['loaded']])
  }
  expect([...hosts]).toEqual([stack().cards])
})
