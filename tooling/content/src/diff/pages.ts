import type { ContentSet } from '@dining/domain'
import * as pages from '@dining/domain/pages'
import type { Partner } from '@dining/partner-kit'

import type { Change } from './changes.ts'

/** A page that shows something of a set. */
export interface Page {
  readonly name: string
  readonly path: string
  readonly isMember: boolean
}

const page = (name: string, path: string, isMember = false): Page => ({ name, path, isMember })

/** Pages that show changed entries, each once. */
export function pagesOf(partner: Partner, changes: readonly Change[]): readonly Page[] {
  const pages = changes.flatMap((change) => ofSet(partner, change)).filter(({ isMember }) => !isMember || hasMembers(partner))
  return [...new Map(pages.map((one) => [one.name, one])).values()]
}

const hasMembers = ({ program }: Partner): boolean => program.enrollmentType !== 'none'

function ofSet(partner: Partner, { set, before, after }: Change): readonly Page[] {
  const { homePage, hasDiscoverPage } = partner.features
  const how = homePage === 'discover' ? pages.howItWorks : pages.home
  const discover =
    homePage === 'discover'
      ? [page('discover', pages.home)]
      : hasDiscoverPage
        ? [page('discover', pages.addressOf(pages.PAGES.discover))]
        : []
  const known: Partial<Record<ContentSet, readonly Page[]>> = {
    global: [page('home', pages.home)],
    home: [page('how it works', how), page('how it works, signed in', how, true)],
    discover,
    tier_1_activation: hasMembers(partner) ? [page('activated', pages.activated)] : [],
    account_center: [page('account', pages.accountOverview, true)],
    sidebar: [page('offers', pages.earn)],
    earn_details: [
      page('offers', pages.earn),
      ...[...new Set([before?.['url'], after['url']])].flatMap((url) => (typeof url === 'string' ? [page(url, url)] : [])),
    ],
  }
  return known[set] ?? []
}
