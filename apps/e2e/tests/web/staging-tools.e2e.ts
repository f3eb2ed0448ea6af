import { stagingTools } from '@dining/domain/pages'

import { axeIssues, overflowIssues } from '../../src/page-issues.ts'
import { expect, test } from '../../src/site.ts'

for (const width of [320, 1280]) {
  test.describe(`the staging page at ${width} px`, { tag: width === 320 ? [] : '@further' }, () => {
    test.use({ viewport: { width, height: 800 } })
    test('is readable, links to pages, and switches drafts off and on [ROUTE-39]', async ({ page, site }) => {
      expect(site.partner.features.cmsPreview).toBe(true)
      await page.goto(stagingTools)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Staging tools: ${site.partner.program.programName}`)
      expect([...(await axeIssues(page)), ...(await overflowIssues(page))]).toEqual([])
      await expect(page.getByRole('row', { name: /^maintenanceAll off configuration/ })).toBeVisible()
      await page.getByRole('link', { name: 'Show what is published' }).click()
      await expect(page.getByText('You see what is published.')).toBeVisible()
      await page.getByRole('link', { name: 'Show drafts' }).press('Enter')
      await expect(page.getByText('You see drafts.')).toBeVisible()
      await page.getByRole('link', { name: '/search', exact: true }).click()
      await expect(page).toHaveURL(`${site.origin}/search`)
    })
  })
}
