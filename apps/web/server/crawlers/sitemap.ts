import { LISTED_MERCHANTS_PER_PAGE, type ListedMerchants } from '@dining/contract'
import { addressOf, home, merchant as merchantPath, PAGES, pagesOf } from '@dining/domain/pages'
import type { Partner } from '@dining/partner-kit'

import { escapeHtml } from '../document.ts'
import { listedPath, pageAt } from '../head/page-head.ts'

/** The index, whose parts are the others. */
export const SITEMAP_PATH = '/sitemap.xml'
const PAGES_PATH = '/sitemaps/pages.xml'
const RESTAURANTS = /^\/sitemaps\/restaurants-([1-9]\d{0,4})\.xml$/

/** A part of the site map: the index, the pages, or a page of restaurants, counted from 1. */
export type SitemapPart = 'index' | 'pages' | number

/** The part at this path; null for any other path. */
export function partAt(pathname: string): SitemapPart | null {
  if (pathname === SITEMAP_PATH) return 'index'
  if (pathname === PAGES_PATH) return 'pages'
  const [, page] = RESTAURANTS.exec(pathname) ?? []
  return page === undefined ? null : Number(page)
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** An address, and the day of its last change if it is known (ISO date). */
interface Listed {
  readonly address: string
  readonly changedOn?: string | null | undefined
}

const listOf = (element: string, all: readonly Listed[]) =>
  all
    .map(({ address, changedOn }) => {
      const changed = changedOn === undefined || changedOn === null ? '' : `<lastmod>${changedOn}</lastmod>`
      return `<${element}><loc>${escapeHtml(address)}</loc>${changed}</${element}>\n`
    })
    .join('')
const urlset = (all: readonly Listed[]) => `${XML}<urlset xmlns="${NAMESPACE}">\n${listOf('url', all)}</urlset>\n`

/** Number of parts with restaurants. */
export const restaurantParts = (total: number): number => Math.ceil(total / LISTED_MERCHANTS_PER_PAGE)

/** @param total number of restaurants */
export function sitemapIndex(origin: string, total: number): string {
  const restaurants = Array.from({ length: restaurantParts(total) }, (_, index) => `${origin}/sitemaps/restaurants-${index + 1}.xml`)
  return `${XML}<sitemapindex xmlns="${NAMESPACE}">\n${listOf(
    'sitemap',
    [origin + PAGES_PATH, ...restaurants].map((address) => ({ address })),
  )}</sitemapindex>\n`
}

/** @param changedOn the day of the last change of each, if it is known */
export function restaurantsSitemap(origin: string, { ids, changedOn = [] }: Pick<ListedMerchants, 'ids' | 'changedOn'>): string {
  const addressOfId = (id: string) => origin + merchantPath.replace(':merchantId', encodeURIComponent(id))
  return urlset(ids.map((id, index) => ({ address: addressOfId(id), changedOn: changedOn[index] })))
}

interface ShownPages {
  /** Paths of content entries; those that are not content pages are left out. */
  readonly contentPaths: readonly string[]
  /** Whether the flag shows the Discover page. */
  readonly isDiscoverShown: boolean
}

/** The partner's pages, each once and at the address at which it is listed. */
export function pagesSitemap(partner: Partner, origin: string, { contentPaths, isDiscoverShown }: ShownPages): string {
  const { program, features } = partner
  const own = pagesOf({ program, features: { ...features, hasDiscoverPage: features.hasDiscoverPage && isDiscoverShown } })
  const paths = own
    .filter((page) => page.cache === 'shared' && page.isUnlisted !== true && page.isContent !== true && page.path !== PAGES.merchant.path)
    .filter((page) => listedPath(partner, page, addressOf(page)) === addressOf(page))
    .map(addressOf)
  const content = contentPaths.filter((path) => pageAt(partner, path)?.isContent === true)
  return urlset(
    [...new Set([...paths, ...content])].map((path) => ({ address: path === home ? `${origin}/` : new URL(path, origin).href })),
  )
}
