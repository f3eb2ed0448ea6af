import { CASINGS, safeAddress } from '@dining/copy-engine'
import { BONUS_CODE_PATTERN, CARD_TYPE_CODES, CURRENCY_TYPES, ENROLLMENT_TYPES, HOME_STATES, PURPOSES, VENDOR_KINDS } from '@dining/domain'
import * as v from 'valibot'

import { GENERAL_MODAL_TYPES } from '../partner.ts'

const words = v.pipe(v.string('must be text'), v.nonEmpty('must not be empty'))
const text = v.string('must be text')
const flag = v.boolean('must be true or false')
const positive = v.pipe(v.number('must be a number'), v.integer('must be a whole number'), v.minValue(1, 'must be at least 1'))

const address = v.pipe(
  words,
  v.check((value) => safeAddress(value) !== null, 'must be a path such as /earn or an address with https:, tel: or mailto:'),
)
const addressOf = (protocol: string) =>
  v.pipe(
    words,
    v.check((value) => value.startsWith(protocol) && safeAddress(value) !== null, `must start with ${protocol}`),
  )

/** A feature that is off, or on with all its options. */
const offOr = <const Options extends v.ObjectEntries>(options: Options) =>
  v.union([v.literal(false), v.object(options)], `must be false, or have ${Object.keys(options).join(', ')}`)

const timeZone = v.pipe(
  words,
  v.check((zone) => Intl.supportedValuesOf('timeZone').includes(zone), 'must be an IANA time zone such as America/New_York'),
)

const earnRate = v.variant(
  'kind',
  [
    v.object({ kind: v.literal('units'), units: positive, perCents: positive }),
    v.object({ kind: v.literal('percent'), basisPoints: positive }),
    v.object({ kind: v.literal('fuel'), tenthsOfCentPerGallon: positive, perCents: positive }),
  ],
  'must be of kind units, percent or fuel',
)

/** The partner record also has the capitalised names (CONFIG-33). */
const RECORD_ENROLLMENT: Readonly<Record<string, string>> = { Direct: 'direct', SSO: 'sso', None: 'none' }

const programBonus = v.object({
  code: v.pipe(words, v.regex(BONUS_CODE_PATTERN, 'must be 1 to 40 letters, digits, _ and -')),
  units: positive,
  spendCents: positive,
  withinDays: positive,
})

export const programSchema = v.object({
  id: v.pipe(words, v.regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and dashes')),
  name: words,
  programName: words,
  loyaltyName: words,
  hosts: v.array(v.pipe(words, v.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'must be a host name without scheme and port')), 'must be a list'),
  mailFrom: v.exactOptional(v.pipe(words, v.email('must be an email address such as dining@mail.example.com'))),
  timeZone,
  currencyType: v.picklist(CURRENCY_TYPES, `must be one of ${CURRENCY_TYPES.join(', ')}`),
  currency: v.object({ one: words, many: words }),
  enrollmentType: v.pipe(
    text,
    v.transform((value) => RECORD_ENROLLMENT[value] ?? value),
    v.picklist(ENROLLMENT_TYPES, `must be one of ${ENROLLMENT_TYPES.join(', ')}`),
  ),
  earnRates: v.object({ 0: earnRate, 2: earnRate, 3: v.exactOptional(earnRate) }),
  vip: v.exactOptional(v.object({ dines: positive })),
  newMemberBonus: v.exactOptional(programBonus),
  appOnlyBonus: v.exactOptional(programBonus),
  reservationBonusUnits: v.exactOptional(positive),
  statementCreditFromCents: v.exactOptional(positive),
  captcha: v.exactOptional(v.object({ kind: v.picklist(['recaptcha', 'turnstile'], 'must be recaptcha or turnstile'), siteKey: words })),
})

const pattern = v.pipe(
  words,
  v.check((source) => {
    try {
      return new RegExp(source, 'v').source !== ''
    } catch {
      return false
    }
  }, 'must be a regular expression that HTML accepts'),
)

export const featuresSchema = v.object({
  homePage: v.picklist(['discover', 'how-it-works'], 'must be discover or how-it-works'),
  hasDiscoverPage: flag,
  showEarnRate: flag,
  acclaimedEnabled: flag,
  acclaimed2Enabled: flag,
  cardTypesAccepted: v.pipe(
    v.array(v.picklist(CARD_TYPE_CODES, `must be one of ${CARD_TYPE_CODES.join(', ')}`), 'must be a list'),
    v.minLength(1, 'must name at least one card type'),
  ),
  cmsPreview: flag,
  cmsRoute: v.pipe(words, v.startsWith('/', 'must be a path of this site')),
  fullAddressRequired: flag,
  hasAutoEnroll: flag,
  hasFlexOffers: flag,
  hasPartnerLoadedCards: flag,
  partnerNumber: offOr({ label: words, help: words, pattern, findUrl: address }),
  hasSmsOptIn: flag,
  hasSmsOptInV2: flag,
  hasVIP: flag,
  openTableReservationsEnabled: flag,
  hasReservationBonus: flag,
  hasPWAInstallBanner: flag,
  generalModalType: v.picklist(GENERAL_MODAL_TYPES, 'must be this-is-big, or empty'),
  minimumAppVersion: v.pipe(text, v.regex(/^(?:\d+(?:\.\d+)*)?$/, 'must be numbers with dots, or empty')),
  typeformCode: text,
  shortCode: v.pipe(text, v.regex(/^(?:\d{4,6})?$/, 'must be 4 to 6 digits, or empty')),
  hidePartnerFooterLogo: flag,
  hasSsoNotice: flag,
  hideEmailOptIn: flag,
  hasEmailChange: flag,
  appOnlyBonusByDefault: flag,
  appEnrollmentSource: v.pipe(text, v.regex(/^[a-z0-9-]*$/, 'must be lower-case letters, digits and dashes, or empty')),
  nativeApp: offOr({ iosUrl: addressOf('https://'), androidUrl: addressOf('https://') }),
  appAnnouncementModal: offOr({ title: words, body: words, buttonText: words, buttonUrl: address }),
  copyStates: v.array(v.picklist(HOME_STATES, `must be one of ${HOME_STATES.join(', ')}`), 'must be a list'),
  hasMerchantFavorites: flag,
  hasHousehold: flag,
  hasNotices: flag,
  hasLegacyStatusText: flag,
  extraContentPaths: v.array(v.pipe(words, v.regex(/^(?:\/[a-z0-9_-]+)+$/, 'must be a path such as /offers/summer')), 'must be a list'),
  logoChain: v.array(v.object({ name: words, url: address }), 'must be a list'),
  vendors: v.pipe(
    v.array(
      v.object({
        kind: v.picklist(VENDOR_KINDS, `must be one of ${VENDOR_KINDS.join(', ')}`),
        purposes: v.pipe(
          v.array(v.picklist(PURPOSES, `must be one of ${PURPOSES.join(', ')}`), 'must be a list'),
          v.minLength(1, 'must name at least one purpose'),
        ),
      }),
      'must be a list',
    ),
    v.check((vendors) => new Set(vendors.map(({ kind }) => kind)).size === vendors.length, 'must name each vendor once'),
  ),
})

const casing = v.picklist(CASINGS, `must be one of ${CASINGS.join(', ')}`)
const wording = v.union([words, v.object({ one: words, other: words })], 'must be text, or one and other')

export const copySchema = v.object({
  casing: v.object({ action: casing, headline: casing }),
  exclamation: v.exactOptional(text),
  ellipsis: v.exactOptional(text),
  marks: v.exactOptional(
    v.object({
      mentions: v.exactOptional(v.picklist(['every', 'first'], 'must be every or first')),
      bodyFont: v.exactOptional(words),
    }),
  ),
  names: v.exactOptional(v.array(words, 'must be a list')),
  links: v.object({ home: address, terms: address, privacy: address, findPartnerNumber: address, offers: address, events: address }),
  tokens: v.exactOptional(v.record(v.pipe(v.string(), v.regex(/^[a-z][a-zA-Z0-9_]*$/, 'must be letters, digits and _')), text)),
  texts: v.record(v.string(), wording),
  figures: v.exactOptional(v.array(v.object({ words, reason: words }), 'must be a list')),
})

const phone = v.object({ href: addressOf('tel:'), formatted: words })

export const supportSchema = v.object({
  phone,
  email: v.object({ href: addressOf('mailto:'), display: words }),
  partnerPhone: v.exactOptional(phone),
  contact: words,
})

const routeMeta = v.object({ title: words, description: words, keywords: words })

/** A whole partner, defaults filled in. */
export const partnerSchema = v.object({
  program: programSchema,
  features: featuresSchema,
  routes: v.record(v.pipe(v.string(), v.startsWith('/', 'must be a path')), routeMeta),
  copy: copySchema,
  support: supportSchema,
  wordmark: v.object({ strong: words, light: text }),
})
