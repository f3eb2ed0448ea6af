import { newCardNumber } from '@dining/card-vault/testing'
import { errorCodes } from '@dining/copy-engine/texts/error-codes'
import { card } from '@dining/copy-engine/texts/card'
import { covered } from '@dining/stress'

import { faultsOf } from '../../src/faults/part-faults.ts'
import { expect, expectNotBlank, test } from '../../src/faults/test.ts'
import { newcomer } from '../../src/members.ts'
import { copyOf } from '../../src/site.ts'

const FAULTS = faultsOf('vault')
test.afterAll(() => covered('faults of the vault', { faults: FAULTS.length }))

for (const kind of FAULTS) {
  const result =
    kind === 'slow' ? 'the card is linked' : 'a message appears, the number stays, and the card is linked once the vault is back [CARD-10]'

  test(`the vault is ${kind}: ${result}`, async ({ page, site, enter, partFault }) => {
    const copy = copyOf(site)
    await enter.join(newcomer(site.partner), { emailOptIn: true })
    const number = newCardNumber()
    const field = page.frameLocator('iframe').getByRole('textbox', { name: /card number/i })
    await field.fill(number)
    await field.blur()
    await page.getByRole('checkbox').check()
    const link = page.getByRole('button', { name: /link this card/i })

    const end = await partFault('vault', kind)
    await link.click()
    if (kind !== 'slow') {
      await expect(page.getByRole('alert')).toHaveText(copy.say(errorCodes['vault-unavailable']), { timeout: 30_000 })
      await expectNotBlank(page)
      await expect(page.getByRole('checkbox')).toBeChecked()
      expect((await field.inputValue()).replaceAll(' ', '')).toBe(number)
      await end()
      await link.click()
    }
    await expect(page).toHaveURL(/\/card_added$/, { timeout: 30_000 })
    await expect(page.getByText(copy.say(card.linked, { lastFour: number.slice(-4) })).first()).toBeVisible()
    await end()
  })
}
