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
import { questionsOf } from './questions.ts'
import { describeQuestions, describeRestaurant, describeSite, describeTrail, structuredData, type Described } from './structured-data.ts'

/** What search engines and previews of links in messages read of a page. */
export interface PageHead {
  /** Whether search engines may list it. */
  readonly isListed: boolean
  /** Its address, and its preview. */
  readonly tags: string
  /** The element with its data, for the end of the document. */
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
  const entry = page.isContent === true ? listedEntry(queries, url.pathname) : undefined
  // A named offer without an entry has nothing that a search engine could list (EARN-05).
  const hasContent = page.isContent !== true || entry !== undefined
  const canBeListed = url.search === '' && page.isUnlisted !== true && hasContent
  const described = canBeListed ? describe({ partner, address: listed, origin: url.origin, merchant, entry, title: meta.title }) : []
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

/** The entry of a content page, if it is listed. */
function listedEntry(queries: Shown['queries'], path: string): EarnEntry | undefined {
  const found = queries.find(({ key }) => JSON.stringify(key) === EARN_DETAILS)
  // The page's own loader put them there.
  const entry = entryAt(found?.data as readonly EarnEntry[] | undefined, path)
  return entry?.fields.unlisted ? undefined : entry
}

function merchantOf(queries: Shown['queries']): MerchantDetail | null {
  const [name] = merchantKey('')
  const found = queries.find(({ key }) => Array.isArray(key) && key[0] === name)
  // The page's own loader parsed it with the schema of this call.
  return (found?.data as AnswerOf<'getMerchant'> | undefined) ?? null
}

interface Subject {
  readonly partner: Partner
  /** Where the page is listed. */
  readonly address: string
  readonly origin: string
  readonly merchant: MerchantDetail | null
  readonly entry: EarnEntry | undefined
  readonly title: string
}

/** The site and the program are described on home alone, where search engines read them. */
function describe({ partner, address, origin, merchant, entry, title }: Subject): Described {
  const trail = (above: string, last: string) =>
    describeTrail(partner, origin, [
      { name: nameOf(partner.routes[above]?.title ?? partner.program.programName), address: origin + above },
      { name: last, address },
    ])
  if (address === origin + home) return describeSite(partner, origin)
  if (merchant) return [...trail(search, merchant.name), ...describeRestaurant(merchant, origin)]
  if (entry) return [...trail(PAGES.earn.path, nameOf(title)), ...describeQuestions(questionsOf(partner, entry))]
  return []
}

/** A title without the name of the site, which follows a bar. */
const nameOf = (title: string) => title.split(' | ', 1)[0] ?? title

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
