import type { Stack } from '@dining/stack'
import type { Page } from 'playwright-core'
import * as v from 'valibot'

import { DINER, settled, type Screen, type Served } from './pictures.ts'

/** The key screens of a partner. */
export async function keyScreens({ stack, id, origin, enrollmentType, page }: Served): Promise<readonly Screen[]> {
  return screensOf(enrollmentType, await firstMerchant(stack, id), await firstOffer(page, origin))
}

/** @param offer path of an offer's page; null if the partner has none */
const screensOf = (enrollmentType: string, merchantId: string, offer: string | null): readonly Screen[] => [
  { name: 'home', path: '/' },
  { name: 'search', path: '/search' },
  { name: 'merchant', path: `/merchants/${merchantId}` },
  { name: 'earn', path: '/earn' },
  ...(offer === null ? [] : [{ name: 'offer', path: offer }]),
  ...(enrollmentType === 'none'
    ? []
    : ([{ name: enrollmentType === 'sso' ? 'login' : 'join', path: enrollmentType === 'sso' ? '/login' : '/join' }] as const)),
  ...(enrollmentType === 'none' ? [] : ([{ name: 'account', path: '/account/overview', member: DINER }] as const)),
]

const foundSchema = v.object({ data: v.pipe(v.array(v.object({ id: v.string() })), v.minLength(1)) })

/** Id of the first restaurant that a search of a city finds. */
export async function firstMerchant(stack: Stack, id: string, city = 'Chicago, IL'): Promise<string> {
  const answer = await fetch(`${stack.direct.web[id] ?? ''}/api/v2/Merchants/Search?location=${encodeURIComponent(city)}&pageSize=1`)
  return v.parse(foundSchema, await answer.json()).data[0]?.id ?? ''
}

/** Path of the first offer that the partner lists; closes what is over that page, so that it is in no picture. */
async function firstOffer(page: Page, origin: string): Promise<string | null> {
  await page.goto(`${origin}/earn`)
  await settled(page)
  if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape')
  const [link] = await page.getByRole('main').locator('a[href^="/earn/"]').all()
  return link ? link.getAttribute('href') : null
}
