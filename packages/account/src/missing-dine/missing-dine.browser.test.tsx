import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { openAccount } from '../testing/open-account.tsx'
import { MissingDineScreen } from './MissingDineScreen.tsx'

const day = page.getByLabelText(/^Date/)

it('starts with the day of a reservation, which is another dine than the one of an unsent report', async () => {
  const open = (dinedOn: string) =>
    openAccount('/account/missing_dine', <MissingDineScreen merchantId={null} dinedOn={dinedOn} />, {
      cards: [{ last_four: '4417', description: 'Visa' }],
    })
  const { close } = await open('')
  await expect.element(day).toHaveValue('')
  await day.fill('2026-05-02')
  await page.getByLabelText(/^Amount paid/).fill('86.40')
  close()
  const second = await open('2026-05-20')
  await expect.element(day).toHaveValue('2026-05-20')
  await expect.element(page.getByLabelText(/^Amount paid/)).toHaveValue('')
  second.close()
  await open('')
  await expect.element(day).toHaveValue('2026-05-02')
})
