import { join } from 'node:path'

import { addressOf, isPathOf, PAGES, pagesOf, signInPath, type Page } from '@dining/domain/pages'
import type { Partner } from '@dining/partner-kit'
import { loadPartners } from '@dining/partner-kit/node'
import { ROOT } from '@dining/stack'
import { expect, test } from '@playwright/test'

import { firstMerchant } from '../../src/merchants.ts'
import { stack } from '../../src/stack.ts'

/** Paths in the specification without a page so far. */
const NOT_SERVED = ['/Order', '/Order/none', '/earn/none']

/** The named pages of offers, and the fact of a partner that each is about; without the fact the page says so, and no search engine lists it. */
const NAMED_OFFERS = [
  ['/earn/topgolf-bonus', () => false],
  ['/earn/reservations', ({ features }: Partner) => features.openTableReservationsEnabled],
  ['/earn/vip-upgrade', ({ features }: Partner) => features.hasVIP],
  ['/earn/new-member-bonus', ({ program }: Partner) => program.newMemberBonus !== undefined],
  ['/earn/this-is-big', ({ features }: Partner) => features.generalModalType === 'this-is-big'],
] as const

for (const { partner } of await loadPartners(join(ROOT, 'partners'))) {
  const { id, enrollmentType } = partner.program
  test(`${id} answers the pages of the table and no others [ROUTE-37] [ROUTE-43]`, async () => {
    const own = pagesOf(partner)
    const open = (path: string) => fetch(`${stack().direct.web[id]}${path}`, { redirect: 'manual' })
    const merchantId = await firstMerchant(id)
    for (const page of Object.values<Page>(PAGES)) {
      const path = addressOf(page).replace(':merchantId', merchantId)
      await test.step(path, async () => {
        // This address carries the restaurant in its query (ROUTE-25).
        const { status, headers } = await open(page.path === PAGES.orderByQuery.path ? `${path}?merchantId=${merchantId}` : path)
        // No list has this token.
        const isNowhere = page.path === PAGES.notFound.path || page.path === PAGES.shortlist.path
        if (isNowhere || !own.some((one) => isPathOf(one, path))) {
          expect(status, path).toBe(404)
          return
        }
        expect(
          [200, 302, 500].filter((expected) => expected !== 500 || page.path === PAGES.error.path),
          path,
        ).toContain(status)
        expect(headers.get('cache-control'), path).toBe(page.cache === 'private' || status === 302 ? 'private, no-store' : 'no-cache')
        // Any other address below the account leads to its overview.
        if (page.needsSignIn && page !== PAGES.account && own.includes(page))
          expect(headers.get('location'), path).toMatch(new RegExp(`^${signInPath(enrollmentType)}\\b`))
      })
    }
    for (const path of NOT_SERVED) expect((await open(path)).status, path).toBe(404)
  })

  test(`${id} has each named page of an offer, described by an entry where it makes the offer [ROUTE-27] [ROUTE-28] [ROUTE-29]`, async () => {
    for (const [path, isMade] of NAMED_OFFERS) {
      const answer = await fetch(`${stack().direct.web[id]}${path}`, { redirect: 'manual' })
      expect([path, answer.status]).toEqual([path, 200])
      const html = await answer.text()
      expect(html.match(/<h1\b/g), path).toHaveLength(1)
      expect([path, html.includes('<link rel="canonical"')]).toEqual([path, isMade(partner)])
    }
  })
}
