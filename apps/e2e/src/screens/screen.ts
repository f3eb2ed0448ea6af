import { DEMO_MEMBERS, type DemoMember } from '@dining/demo-data/members'
import type { Partner } from '@dining/partner-kit'
import { surveys } from '@dining/domain/pages'
import { paths, STORED } from '@dining/session'

/** A group of screens: they consist of the same components, so a partner's style appears in any of them. */
export const GROUPS = ['find', 'enter', 'account'] as const
export type Group = (typeof GROUPS)[number]

/** The viewer of a screen: an unknown visitor, or a demonstration member. */
export const VIEWERS = ['visitor', 'member', 'cardless', 'closed'] as const
export type Viewer = (typeof VIEWERS)[number]

export interface Screen {
  readonly name: string
  readonly group: Group
  readonly viewer: Viewer
  /** Its address, for an existing restaurant. */
  readonly address: (merchantId: string) => string
  /** Partners that have it; all by default. */
  readonly isOf?: (partner: Partner) => boolean
  /** The data from the previous screen: route state, and values in the tab's storage. */
  readonly initial?: { readonly state?: object; readonly kept?: Readonly<Record<string, string>> }
}

const hasMembers = ({ program }: Partner) => program.enrollmentType !== 'none'
const isDirect = ({ program }: Partner) => program.enrollmentType === 'direct'

const publicIdOf = (is: (member: DemoMember) => boolean) => DEMO_MEMBERS.find(is)?.publicId ?? ''

/** Every screen of a site. Pages that only redirect are excluded. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', group: 'find', viewer: 'visitor', address: paths.home },
  { name: 'discover', group: 'find', viewer: 'visitor', address: paths.discover, isOf: ({ features }) => features.hasDiscoverPage },
  { name: 'how it works', group: 'find', viewer: 'visitor', address: paths.howItWorks },
  { name: 'offers', group: 'find', viewer: 'visitor', address: paths.earn },
  { name: 'surveys', group: 'find', viewer: 'visitor', address: () => surveys },
  { name: 'search', group: 'find', viewer: 'visitor', address: () => paths.search() },
  { name: 'search nowhere', group: 'find', viewer: 'visitor', address: () => paths.search({ location: 'Nowhereville Upon Sea' }) },
  { name: 'search in vain', group: 'find', viewer: 'visitor', address: () => paths.search({ restaurantOrCuisine: 'qqqqxxxxzzzz' }) },
  { name: 'merchant', group: 'find', viewer: 'visitor', address: (merchantId) => paths.merchant({ merchantId }) },

  { name: 'join', group: 'enter', viewer: 'visitor', address: () => paths.join(), isOf: isDirect },
  { name: 'sign in', group: 'enter', viewer: 'visitor', address: () => paths.login(), isOf: hasMembers },
  {
    name: 'activate',
    group: 'enter',
    viewer: 'visitor',
    address: () => paths.activate({ publicId: publicIdOf(({ tier }) => tier === 1) }),
    isOf: hasMembers,
  },
  {
    name: 'activated',
    group: 'enter',
    viewer: 'visitor',
    address: paths.activated,
    isOf: hasMembers,
    initial: { state: { done: true } },
  },

  { name: 'recover', group: 'enter', viewer: 'visitor', address: paths.recover, isOf: isDirect },
  ...(
    [
      ['recover: code', paths.recoverConfirm, {}],
      ['recover: password', paths.recoverUpdate, { ticket: 'somebody’s' }],
      ['recover: done', paths.recoverSuccess, { done: true }],
    ] as const
  ).map(([name, address, state]) => ({
    name,
    group: 'enter' as const,
    viewer: 'visitor' as const,
    address,
    isOf: isDirect,
    initial: { state: { email: 'somebody@example.com', ...state } },
  })),

  {
    name: 'update the address',
    group: 'enter',
    viewer: 'visitor',
    address: paths.fixCredentials,
    isOf: isDirect,
    initial: { state: { email: 'somebody@example.com' } },
  },
  { name: 'add a card', group: 'account', viewer: 'cardless', address: paths.addCard, isOf: hasMembers },
  {
    name: 'card added',
    group: 'account',
    viewer: 'member',
    address: paths.cardAdded,
    isOf: hasMembers,
    initial: { kept: { [STORED.cardRegistration.key]: '{"lastFour":"4242"}' } },
  },
  { name: 'closed account', group: 'account', viewer: 'closed', address: paths.accountOverview, isOf: hasMembers },

  { name: 'overview', group: 'account', viewer: 'member', address: paths.accountOverview, isOf: hasMembers },
  { name: 'activity', group: 'account', viewer: 'member', address: () => paths.recentActivity(), isOf: hasMembers },
  { name: 'activity, page 2', group: 'account', viewer: 'member', address: () => paths.recentActivity({ page: 2 }), isOf: hasMembers },
  { name: 'missing dine', group: 'account', viewer: 'member', address: () => paths.missingDine(), isOf: hasMembers },
  {
    name: 'year in review',
    group: 'account',
    viewer: 'member',
    address: () => paths.yearInReview({ year: new Date().getFullYear() }),
    isOf: hasMembers,
  },
  {
    name: 'household',
    group: 'account',
    viewer: 'member',
    address: paths.household,
    isOf: (partner) => hasMembers(partner) && partner.features.hasHousehold,
  },
  { name: 'unsubscribe', group: 'account', viewer: 'visitor', address: paths.unsubscribe, isOf: hasMembers },
  { name: 'cards', group: 'account', viewer: 'member', address: paths.manageCards, isOf: hasMembers },
  { name: 'profile', group: 'account', viewer: 'member', address: paths.userProfile, isOf: hasMembers },
  { name: 'security', group: 'account', viewer: 'member', address: paths.accountSecurity, isOf: hasMembers },
  {
    name: 'notices',
    group: 'account',
    viewer: 'member',
    address: paths.accountNotices,
    isOf: (partner) => hasMembers(partner) && partner.features.hasNotices,
  },
  {
    name: 'reservations',
    group: 'account',
    viewer: 'member',
    address: paths.accountReservations,
    isOf: (partner) => hasMembers(partner) && partner.features.openTableReservationsEnabled,
  },
  { name: 'home of a member', group: 'account', viewer: 'member', address: paths.home, isOf: hasMembers },
  {
    name: 'merchant for a member',
    group: 'account',
    viewer: 'member',
    address: (merchantId) => paths.merchant({ merchantId }),
    isOf: hasMembers,
  },

  { name: 'error', group: 'find', viewer: 'visitor', address: () => paths.error({ reference: 'a-reference' }) },
  { name: 'not found', group: 'find', viewer: 'visitor', address: paths.notFound },
]

/** The screens of a partner. */
export function screensOf(partner: Partner): readonly Screen[] {
  return SCREENS.filter(({ isOf }) => isOf?.(partner) ?? true)
}

/** A demonstration member for the viewer. */
export function memberFor(viewer: Exclude<Viewer, 'visitor'>): DemoMember {
  const type = { member: 'EnrolledCardMember', cardless: 'NonCardMember', closed: 'ClosedAccountMember' }[viewer]
  const found = DEMO_MEMBERS.find(({ memberType, hasWebProfile }) => memberType === type && hasWebProfile)
  if (!found) throw new Error(`no demonstration member is ${viewer}`)
  return found
}
