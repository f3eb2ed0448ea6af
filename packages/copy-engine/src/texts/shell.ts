import { texts } from '../text.ts'

/** Header, menus, footer and other parts around every page. */
export const shell = texts('shell', {
  skipToContent: 'Skip to content', // SHELL-01
  mainNavigation: 'Main',
  menu: 'Menu',
  search: 'Find restaurants',
  signIn: 'Sign in',
  join: 'Join',
  linkCard: 'Link a card',
  account: 'My account',
  accountMenu: 'Account menu',
  greeting: 'Hello, {name}', // NAV-16
  accountOverview: 'Account Overview', // NAV-27
  reviewsAndHistory: 'Reviews & History', // NAV-27
  linkedCards: 'Linked Cards', // NAV-27
  profile: 'Profile', // NAV-27
  reservations: 'Reservations',
  signOut: 'Sign out',
  signOutOf: 'sign out of {program}', // NAV-25
  alreadyMember: 'Already a member?', // NAV-26
  back: 'Back', // SHELL-02
  footerNavigation: 'More of {program}',
  logoChain: 'Our other sites', // FOOTER-02
  earnLine: 'Search and see what you will earn, before you are seated.',
  copyright: '© {year} {program}.', // FOOTER-11
  questions: 'Questions? Call {support_phone_link} or write to {contact}.', // FOOTER-11
  privacyChoices: 'Your privacy choices',
  disclaimer:
    'You earn on the whole bill, tax and tip included, when you dine in and pay with a card linked here; an online order earns on the subtotal. Rates depend on your tier and can change.',
  loading: 'Do not refresh, loading more content.', // SHELL-31
  offline: 'You are offline. Pages open when the connection is back.',
  newTab: 'opens in a new tab',
  announcement: 'Announcement',
  aboutAnnouncement: 'About this announcement', // SHELL-07
  dismissAnnouncement: 'Dismiss this announcement', // SHELL-08
})
