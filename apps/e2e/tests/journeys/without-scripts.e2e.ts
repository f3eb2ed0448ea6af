import { plainMerchant } from '../../src/merchants.ts'
import { bestRateOf, expect, test } from '../../src/site.ts'

test.use({ javaScriptEnabled: false })

test('search and merchant are complete pages without scripts', async ({ page, site }) => {
  const best = bestRateOf(site)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(best?.numeral ?? 'no rate')
  await page.getByRole('combobox').or(page.getByRole('textbox')).first().fill('Chicago, IL')
  await page.getByRole('button', { name: /find restaurants/i }).click()
  await expect(page).toHaveURL(/\/search\?location=Chicago/)
  const found = page.getByRole('list', { name: 'Restaurants' }).getByRole('link')
  await expect(found).toHaveCount(15)
  await found.first().click()
  await expect(page).toHaveURL(/\/merchants\/[^/]+$/)

  const merchant = await plainMerchant(site.partner.program.id)
  await page.goto(`/merchants/${merchant.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(merchant.name)
  await expect(page.getByRole('main')).toContainText(`${best?.numeral}`)
  for (const link of ['Back', /sign in to see offers/i]) await expect(page.getByRole('link', { name: link })).toBeVisible()
})
