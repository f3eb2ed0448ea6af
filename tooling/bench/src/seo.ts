import { auditSearchEngines, openBrowser } from './page-run.ts'
import type { Row } from './report.ts'
import { addressesOf } from './site-map.ts'
import { openSite } from './site.ts'

interface SeoOptions {
  readonly partner: string
  readonly say: (line: string) => void
}

/** Lighthouse's score for search engines of every page that a partner's site map lists, and of one restaurant; what fails is printed as progress. */
export async function benchSeo({ partner, say }: SeoOptions): Promise<Row[]> {
  const site = await openSite(partner, say)
  const browser = await openBrowser()
  try {
    const addresses = [...(await addressesOf(site.origin, 'pages')), ...(await addressesOf(site.origin, 'restaurants-1')).slice(0, 1)]
    const rows: Row[] = []
    for (const address of addresses) {
      const path = new URL(address).pathname
      const { score, failed } = await auditSearchEngines(site.origin + path, browser)
      for (const one of failed) say(`${path}: ${one}`)
      rows.push({ name: `${path} SEO`, value: Math.round(score * 100), unit: 'of 100' })
    }
    return rows
  } finally {
    browser.kill()
    await site.stop()
  }
}
