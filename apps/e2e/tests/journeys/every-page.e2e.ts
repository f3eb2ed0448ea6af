import { DEMO_MEMBERS, DEMO_PASSWORD } from '@dining/api/demo-members'
import { paths } from '@dining/session'

import { plainMerchant } from '../../src/merchants.ts'
import { expect, expectNoMend, expectSound, test } from '../../src/site.ts'

const MEMBER = DEMO_MEMBERS.find(({ memberType, hasWebProfile, active }) => memberType === 'EnrolledCardMember' && hasWebProfile && active)

for (const who of ['visitor', 'member'] as const) {
  const title = `every page is sound for a ${who}, taken over without a mend, and has a title of its own`
  test(title, { tag: who === 'visitor' ? '@anybody' : '@member' }, async ({ page, site, enter }) => {
    test.setTimeout(360_000)
    if (who === 'member') await enter.signIn({ email: MEMBER?.email ?? '', password: DEMO_PASSWORD })
    const merchant = await plainMerchant(site.partner.program.id)
    const signOut = paths.signOut()
    const addresses = Object.values(paths).map((address) => address({ merchantId: merchant.id, publicId: MEMBER?.publicId ?? '' }))
    const pathOfTitle = new Map<string, string>()
    const judged = new Set<string>()
    for (const address of new Set(addresses)) {
      if (address === signOut) continue
      await test.step(address, async () => {
        const answer = await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expectNoMend(page)
        const { origin, pathname } = new URL(page.url())
        // Many addresses lead to the same page; that one is judged once.
        const where = answer?.status() === 404 ? 'nowhere' : pathname
        if (!judged.has(where)) await expectSound(page)
        judged.add(where)
        // The one page of everything that is not there; and a page where members sign in elsewhere.
        if (answer?.status() === 404 || origin !== site.origin) return
        // A path that leads to another page has that one's title. Both are read at the same moment, since a page may still lead on.
        const [path, title] = await page.evaluate(() => [location.pathname, document.title] as const)
        expect.soft(pathOfTitle.get(title) ?? path, `title “${title}”`).toBe(path)
        pathOfTitle.set(title, path)
      })
    }
    // Without members a site has home, how it works, search and merchants.
    expect(pathOfTitle.size).toBeGreaterThanOrEqual(site.partner.program.enrollmentType === 'none' ? 4 : 6)
  })
}
