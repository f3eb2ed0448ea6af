import type { ContentSet } from '@dining/domain'
import { addressOf, PAGES } from '@dining/domain/pages'

/** Names of entries that are created here; a part of their path. */
const SLUG = /^[a-z0-9][a-z0-9_-]{0,79}$/u

/** Converts an entered name, "Summer bonus" to "summer-bonus"; undefined if that gives no valid name. */
export function slugOf(typed: string): string | undefined {
  const slug = typed.trim().toLowerCase().replaceAll(/\s+/gu, '-')
  return SLUG.test(slug) ? slug : undefined
}

interface SetFacts {
  readonly title: string
  /** Where its texts appear on the site. */
  readonly about: string
  /** Whether further entries can be created. */
  readonly many: boolean
  /** A page that shows it; null if the entry itself has the path. */
  readonly path: string | null
}

/** The eleven sets with labels for editors. */
export const SETS: Readonly<Record<ContentSet, SetFacts>> = {
  home: {
    title: 'Home',
    about: 'Headline and texts of the home page, for each kind of visitor',
    many: false,
    path: PAGES.home.path,
  },
  global: {
    title: 'On every page',
    about: 'Top links, footer, the line about earning',
    many: false,
    path: PAGES.home.path,
  },
  discover: { title: 'Discover', about: 'The page with the carousels', many: false, path: addressOf(PAGES.discover) },
  announcement_banner: { title: 'Announcement', about: 'The line above all pages', many: false, path: PAGES.home.path },
  earn_banner: {
    title: 'Earn banners',
    about: 'Above the offers and on Discover, for visitors in their states of home',
    many: true,
    path: PAGES.earn.path,
  },
  earn_details: { title: 'Earn pages', about: 'One page each, at its own address', many: true, path: null },
  account_center: {
    title: 'Account',
    about: 'Referral and links in a member’s account',
    many: false,
    path: PAGES.accountOverview.path,
  },
  tier_1_activation: {
    title: 'Activation',
    about: 'Texts of the page that activates a member',
    many: false,
    path: PAGES.activate.path,
  },
  popup: {
    title: 'Pop-ups',
    about: 'Dialogs at restaurants of a higher tier, and the general one, by name',
    many: true,
    path: PAGES.home.path,
  },
  sidebar: {
    title: 'Sidebars',
    about: 'Texts beside an earn page: of the same name, or “earn” for all others',
    many: true,
    path: PAGES.earn.path,
  },
  surveys: {
    title: 'Surveys',
    about: 'Questions to visitors, in a panel at the end of a page',
    many: true,
    path: PAGES.home.path,
  },
}
