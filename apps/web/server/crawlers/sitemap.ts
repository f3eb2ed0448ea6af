import { LISTED_MERCHANTS_PER_PAGE } from '@dining/contract'
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
const listOf = (element: string, addresses: readonly string[]) =>
  addresses.map((address) => `<${element}><loc>${escapeHtml(address)}</loc></${element}>\n`).join('')
const urlset = (addresses: readonly string[]) => `${XML}<urlset xmlns="${NAMESPACE}">\n${listOf('url', addresses)}</urlset>\n`

/** Number of parts with restaurants. */
export const restaurantParts = (total: number): number => Math.ceil(total / LISTED_MERCHANTS_PER_PAGE)

/** @param total number of restaurants */
export function sitemapIndex(origin: string, total: number): string {
  const restaurants = Array.from({ length: restaurantParts(total) }, (_, index) => `${origin}/sitemaps/restaurants-${index + 1}.xml`)
  return `${XML}<sitemapindex xmlns="${NAMESPACE}">\n${listOf('sitemap', [origin + PAGES_PATH, ...restaurants])}</sitemapindex>\n`
}

export function restaurantsSitemap(origin: string, ids: readonly string[]): string {
  return urlset(ids.map((id) => origin + merchantPath.replace(':merchantId', encodeURIComponent(id))))
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
  const own = pagesOf({ enrollmentType: program.enrollmentType, hasDiscoverPage: features.hasDiscoverPage && isDiscoverShown })
  const paths = own
    .filter((page) => page.cache === 'shared' && page.isUnlisted !== true && page.isContent !== true && page.path !== PAGES.merchant.path)
    .filter((page) => listedPath(partner, page, addressOf(page)) === addressOf(page))
    .map(addressOf)
  const content = contentPaths.filter((path) => pageAt(partner, path)?.isContent === true)
  return urlset([...new Set([...paths, ...content])].map((path) => (path === home ? `${origin}/` : new URL(path, origin).href)))
}
