import type { AnswerOf } from '@dining/api-client'
import { merchantKey } from '@dining/api-client/queries'
import type { MerchantDetail } from '@dining/contract'
import { addressOf, home, isPathOf, pagesOf, PAGES, search, type Page } from '@dining/domain/pages'
import type { Partner } from '@dining/partner-kit'

import type { PageMeta } from '../../src/app/meta.ts'
import type { PageState } from '../../src/app/page-state.ts'
import { entryAt, type EarnEntry } from '../../src/earn/earn-entry.ts'
import { SIZE } from '../../link-picture/kit.ts'
import { escapeHtml, escapeJson } from '../document.ts'
import { merchantPicturePath, SITE_PICTURE_PATH } from '../link-pictures/link-pictures.ts'
import { describeProgram, describeRestaurant, describeSite, describeTrail, structuredData, type Described } from './structured-data.ts'

/** What search engines and previews of links in messages read of a page. */
export interface PageHead {
  /** Whether search engines may list it. */
  readonly isListed: boolean
  /** Its address, and its preview. */
  readonly tags: string
  /** The element with its data. */
  readonly data: string
}

/** Key of the entries of content pages. */
const EARN_DETAILS = JSON.stringify(['getContent', 'earn_details'])

/** A page about which nothing is described: of one visitor, or an error. */
export const NO_HEAD: PageHead = { isListed: false, tags: '', data: '' }

interface Shown {
  readonly partner: Partner
  /** Only with the parameters that the page reads. */
  readonly url: URL
  readonly status: number
  readonly meta: PageMeta
  readonly queries: PageState['queries']
  /** Whether this build has pictures for previews. */
  readonly hasPictures: boolean
}

/** The page of the table that this path belongs to; the additional pages of a partner are content pages (ROUTE-41). */
export function pageAt(partner: Partner, pathname: string): Page | undefined {
  if (partner.features.extraContentPaths.includes(pathname)) return PAGES.earnPage
  return pagesOf(partner).find((page) => isPathOf(page, pathname))
}

/**
 * The head of a page that is the same for every visitor. A page is listed at one address: without parameters, so that a search for
 * arbitrary words is not listed, though a link to it has a preview.
 */
export function pageHead({ partner, url, status, meta, queries, hasPictures }: Shown): PageHead {
  const page = pageAt(partner, url.pathname)
  if (status !== 200 || !page || (page.cache !== 'shared' && page.hasPreview !== true)) return NO_HEAD
  const merchant = page.path === PAGES.merchant.path || page.path === PAGES.order.path ? merchantOf(queries) : null
  const listed = url.origin + listedPath(partner, page, url.pathname)
  const isDescribed = page.isContent !== true || hasListedEntry(queries, url.pathname)
  const canBeListed = url.search === '' && page.isUnlisted !== true && isDescribed
  const described = canBeListed ? describe(partner, page, url, merchant, meta) : []
  return {
    isListed: canBeListed,
    tags:
      (canBeListed ? `<link rel="canonical" href="${escapeHtml(listed)}">` : '') +
      preview(partner, meta, url.search === '' ? listed : url.href) +
      (hasPictures ? picture(url.origin + (merchant ? merchantPicturePath(merchant.id) : SITE_PICTURE_PATH)) : ''),
    data: structuredData(described, escapeJson),
  }
}

/** The path at which a page is listed: the same contents are listed once. */
export function listedPath({ features }: Partner, page: Page, pathname: string): string {
  if (page.path === PAGES.discover.path) return features.homePage === 'discover' ? home : addressOf(page)
  return page.listedAs ?? pathname
}

/** Whether a content page has an entry that is listed: a named offer without one has nothing that a search engine could list (EARN-05). */
function hasListedEntry(queries: Shown['queries'], path: string): boolean {
  const found = queries.find(({ key }) => JSON.stringify(key) === EARN_DETAILS)
  // The page's own loader put them there.
  const entries = found?.data as readonly EarnEntry[] | undefined
  const entry = entryAt(entries, path)
  return entry !== undefined && !entry.fields.unlisted
}

function merchantOf(queries: Shown['queries']): MerchantDetail | null {
  const [name] = merchantKey('')
  const found = queries.find(({ key }) => Array.isArray(key) && key[0] === name)
  // The page's own loader parsed it with the schema of this call.
  return (found?.data as AnswerOf<'getMerchant'> | undefined) ?? null
}

function describe(
  partner: Partner,
  page: Page,
  { origin, pathname }: URL,
  merchant: MerchantDetail | null,
  { title }: PageMeta,
): Described {
  // Home's first load has no room for it.
  if (page.path === search) return describeSite(partner, origin)
  if (page.path === PAGES.howItWorks.path) return describeProgram(partner, origin)
  if (merchant) {
    const found = { name: partner.routes[search]?.title ?? partner.program.programName, path: search }
    return [...describeTrail(partner, origin, [found, { name: merchant.name, path: pathname }]), ...describeRestaurant(merchant, origin)]
  }
  if (!page.isContent) return []
  const offers = { name: partner.routes[PAGES.earn.path]?.title ?? partner.program.programName, path: PAGES.earn.path }
  return describeTrail(partner, origin, [offers, { name: title, path: pathname }])
}

/** Open Graph, which previews of links in messages read. */
function preview({ program }: Partner, { title, description }: PageMeta, address: string): string {
  const properties: readonly (readonly [string, string])[] = [
    ['og:type', 'website'],
    ['og:site_name', program.programName],
    ['og:title', title],
    ...(description ? [['og:description', description] as const] : []),
    ['og:url', address],
  ]
  const tags = properties.map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`)
  return tags.join('')
}

/** The picture of a preview. With its size a messenger can show it large before it has loaded it. */
function picture(address: string): string {
  const { width, height } = SIZE
  return (
    `<meta property="og:image" content="${escapeHtml(address)}">` +
    `<meta property="og:image:width" content="${width}"><meta property="og:image:height" content="${height}">` +
    '<meta name="twitter:card" content="summary_large_image">'
  )
}
