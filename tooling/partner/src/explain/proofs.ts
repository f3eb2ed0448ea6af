/** A test that fails when a setting loses its effect: its file from the project's root, and a part of its title. */
export interface Proof {
  readonly file: string
  readonly title: string
}

const WEB = 'apps/web/server/partner-settings.test.ts'
const BY_CONFIGURATION: Proof = {
  file: 'apps/web/src/home/by-configuration.test.tsx',
  title: 'differs in branding, wording, currency, enrollment type, VIP tier and the display of rates by configuration only',
}
const WHOLE_ADDRESS: Proof = { file: 'packages/domain/src/profile.test.ts', title: 'a whole address (asked: %s, currency: %s) is needed' }
const NOTICES = 'apps/web/src/app/shell/notices.test.tsx'
const FILTERS = 'packages/merchant-search/src/search/filters.test.ts'

/** The settings that two partners differ in on a running site; each is the start of a title there. */
const ON_A_SITE = [
  'program.programName',
  'program.loyaltyName',
  'program.currency',
  'features.partnerNumber',
  'features.hasSmsOptIn',
  'features.shortCode',
  'features.hidePartnerFooterLogo',
  'features.hideEmailOptIn',
  'features.extraContentPaths',
  'features.logoChain',
  'support.phone',
  'support.partnerPhone',
  'support.email',
  'support.contact',
] as const

/** The test of each setting that a site reads. */
export const PROOFS: Readonly<Record<string, Proof>> = {
  ...Object.fromEntries(ON_A_SITE.map((setting) => [setting, { file: WEB, title: `setting: '${setting}'` }])),
  'program.hosts': {
    file: 'apps/web/server/two-hosts.test.ts',
    title: 'accepts calls of pages of either host, and refuses those of others',
  },
  'program.captcha': { file: WEB, title: 'program.captcha allows the script and the frame of the service' },
  'program.mailFrom': {
    file: 'apps/api/src/config/mail-from.test.ts',
    title: 'takes the address of the partner’s folder, or else the installation’s pattern',
  },
  'program.timeZone': {
    file: 'apps/api/src/use-cases/earning/year.test.ts',
    title: 'adds up the rows of the calendar year, in the zone of the partner',
  },
  'program.vip': { file: 'apps/api/src/use-cases/earning/year.test.ts', title: 'returns the progress to VIP, and null without VIP' },
  'program.currencyType': WHOLE_ADDRESS,
  'program.statementCreditFromCents': {
    file: 'apps/api/src/use-cases/earning/statement-credit.test.ts',
    title: 'keeps a balance below the threshold',
  },
  'program.enrollmentType': BY_CONFIGURATION,
  'features.hasVIP': BY_CONFIGURATION,
  'features.showEarnRate': BY_CONFIGURATION,
  'features.homePage': { file: NOTICES, title: 'is not on Discover as home' },
  'features.hasDiscoverPage': { file: 'packages/domain/src/pages.test.ts', title: "'with a discover page'" },
  'features.acclaimedEnabled': { file: FILTERS, title: 'offers acclaim only where the partner has it' },
  'features.acclaimed2Enabled': {
    file: 'packages/merchant-search/src/tile/merchant-tile.test.tsx',
    title: 'shows the second level of acclaim only where the partner has it',
  },
  'features.openTableReservationsEnabled': { file: FILTERS, title: 'offers reservations only where the partner has them' },
  'features.cardTypesAccepted': {
    file: 'apps/api/src/use-cases/cards.test.ts',
    title: 'sends the vault the brands that the partner accepts',
  },
  'features.fullAddressRequired': WHOLE_ADDRESS,
  'features.cmsPreview': {
    file: 'apps/api/src/use-cases/content/preview.test.ts',
    title: 'nor where the partner has no previews',
  },
  'features.hasSmsOptInV2': { file: 'apps/web/src/routes/join-consent.test.tsx', title: 'has a separate checkbox with the terms' },
  'features.generalModalType': { file: NOTICES, title: 'is not on the page that it leads to' },
  'features.appAnnouncementModal': { file: NOTICES, title: 'is only where the partner has one [SHELL-13]' },
  'features.hasSsoNotice': { file: NOTICES, title: 'is not shown where the partner has none' },
  'features.copyStates': {
    file: 'apps/web/src/home/page-banner.test.tsx',
    title: "has no text for a state that is none of the partner's own",
  },
}

/** Settings without a test that flips them, each with the reason. */
export const WITHOUT_PROOF: Readonly<Record<string, string>> = {
  'program.id': 'It identifies the partner; every test of two partners depends on it.',
  'program.name': 'Only the rules of passwords and marked names read it; no test flips it yet.',
  'program.earnRates': 'Tests read the rates of one partner; none flips them yet.',
}
