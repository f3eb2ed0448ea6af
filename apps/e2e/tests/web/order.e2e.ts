import { forms } from '@dining/copy-engine/texts/forms'
import { merchant as texts } from '@dining/copy-engine/texts/merchant'

import { orderingMerchant } from '../../src/merchants.ts'
import { copyOf, expect, expectSound, test } from '../../src/site.ts'

test('a visitor who orders online first sees that only the subtotal earns, and then the order page [MERCHANT-24] [MERCHANT-33] [MERCHANT-35]', async ({
  page,
  site,
}) => {
  const copy = copyOf(site)
  const { id, order } = await orderingMerchant(site.partner.program.id)
  await page.goto(`/merchants/${id}`)
  const open = page.getByRole('main').getByRole('button', { name: copy.say(texts.orderOnline) })
  const dialog = page.getByRole('dialog', { name: copy.headline(texts.orderOnline) })
  await expect(page.getByRole('link', { name: copy.action(texts.orderAt, { origin: order.origin }) })).toHaveCount(0)

  await open.click()
  await expect(dialog).toContainText('An online order earns on the subtotal only, not tax, tip or fees.')
  const onward = dialog.getByRole('link', { name: copy.action(texts.orderAt, { origin: order.origin }) })
  await expect(onward).toHaveAttribute('href', order.url)
  await expect(onward).toHaveAttribute('target', '_blank')
  await expectSound(page)

  await dialog.getByRole('button', { name: copy.say(forms.close) }).click()
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
  await open.click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(`${site.origin}/merchants/${id}`)
})

for (const form of ['/Order/', '/Order?merchantId=']) {
  test(`${form} opens the page of the restaurant with its online order [MERCHANT-34] [ROUTE-24] [ROUTE-25]`, async ({ page, site }) => {
    const copy = copyOf(site)
    const { id, order } = await orderingMerchant(site.partner.program.id)
    await page.goto(`${form}${id}`)
    await expect(page).toHaveURL(`${site.origin}/Order/${id}`)
    const dialog = page.getByRole('dialog', { name: copy.headline(texts.orderOnline) })
    await expect(dialog.getByRole('link', { name: copy.action(texts.orderAt, { origin: order.origin }) })).toHaveAttribute(
      'href',
      order.url,
    )
    await expectSound(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}
