import { servingVariables } from '@dining/serving'
import {
  defineEnvironment,
  httpsOrigin,
  httpsOrigins,
  httpsService,
  httpUrl,
  isThisMachine,
  mustBeSet,
  origin,
  originList,
  privateFile,
  share,
  text,
  variable,
  wholeNumber,
  type EnvironmentOf,
  type ProductionRule,
} from '@dining/serving/environment'
import * as v from 'valibot'

/** Folders between commas. */
const folders = v.pipe(
  text,
  v.transform((list) => list.split(',').map((folder) => folder.trim())),
)

/** Names of policies as the content policy takes them (w3.org/TR/trusted-types, `tt-policy-name`), between commas. */
const policyNames = v.pipe(
  text,
  v.regex(/^[\w\-#=/@.%]+(?: *, *[\w\-#=/@.%]+)*$/, 'must be names of policies between commas, or none'),
  v.transform((list) => (list === 'none' ? [] : list.split(',').map((name) => name.trim()))),
)

/** Staging takes the cards of tests. */
const liveKey: ProductionRule<string | undefined> = {
  demands: 'must be a live key',
  accepts: (value, source) => value === undefined || !value.startsWith('pk_test_') || source['APP_ENV'] === 'staging',
}
const notOnThisMachine: ProductionRule<string> = {
  demands: 'must not be an address of this machine',
  accepts: (value) => !isThisMachine(URL.parse(value)?.hostname ?? ''),
}

export const webEnvironment = defineEnvironment('web', {
  ...servingVariables,
  DIST: variable({
    description: 'Folder of the partner’s build, which `partner-build` writes. A packed server has its own and ignores it.',
    schema: text,
  }),
  EARLIER_BUILDS: variable({
    description:
      'Folders of earlier builds, separated by commas: their files with a hash in the name are still served to the pages that browsers have open. `pnpm release serve` sets it.',
    schema: v.optional(folders),
  }),
  API_URL: variable({
    description: 'Address of the API, or of the balancer in front of it.',
    schema: origin,
    production: [httpsService],
  }),
  CALLER_KEYS_FILE: variable({
    description:
      'JSON file: the keys with which this partner’s web servers authenticate to the API. Written by `pnpm api caller-keys rotate --out`.',
    schema: text,
    production: [privateFile],
  }),
  VAULT_ORIGIN: variable({
    description: 'Origin of the card frame, the only one that pages may frame.',
    schema: origin,
    production: [httpsOrigin],
  }),
  MAP_STYLE_URL: variable({
    description:
      'Address of a MapLibre style with streets. Without it, the map of the search shows borders and names of cities and ZIP codes.',
    schema: v.optional(httpUrl),
    production: [httpsOrigin],
  }),
  MAP_ORIGINS: variable({
    description: 'Further origins from which that style loads tiles, fonts and images, separated by commas.',
    schema: v.optional(originList),
    production: [httpsOrigins],
  }),
  STRIPE_PUBLISHABLE_KEY: variable({
    description:
      'Publishable key of the card-payment provider, for the cards that restaurants ask for with a reservation. Without it such tables are booked by phone. It belongs to `cardPayments` of the API’s `RESERVATIONS_FILE`.',
    schema: v.optional(v.pipe(text, v.regex(/^pk_(?:test|live)_\w{16,}$/, 'must be a publishable key of Stripe'))),
    production: [liveKey],
  }),
  STRIPE_SCRIPT_URL: variable({
    description:
      'Address of the card-payment provider’s script, which restaurants’ pages load when a visitor chooses a table that needs a card.',
    schema: v.optional(httpUrl, 'https://js.stripe.com/v3/'),
    production: [httpsOrigin, notOnThisMachine],
  }),
  VENDOR_TRUSTED_TYPES: variable({
    description:
      'Names of the Trusted Types policies that the script of the captcha service or of the card-payment provider creates, separated by commas, or `none`. Pages that may load such a script only report violations without it, and enforce Trusted Types with it. See `apps/web/docs/vendors.md`.',
    schema: v.optional(policyNames),
  }),
  EVENTS_CONSOLE: variable({
    description: 'on, or off: pages write each analytics event to the browser’s console, for development.',
    schema: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'off'),
    production: [{ demands: 'must be off', accepts: (value) => value === 'off' }],
  }),
  GTM_CONTAINER_ID: variable({
    description:
      'Id of the Google Tag Manager container of a partner with the vendor `gtm`. Without it the vendor gets nothing. See `apps/web/docs/vendors.md`.',
    schema: v.optional(v.pipe(text, v.regex(/^GTM-[A-Z0-9]{4,12}$/, 'must be an id such as GTM-ABC1234'))),
  }),
  GTM_ORIGIN: variable({
    description: 'Origin of `gtm.js`: Google’s, or that of a tagging server of the partner, which then also takes the events.',
    schema: v.optional(origin, 'https://www.googletagmanager.com'),
    production: [httpsOrigin, notOnThisMachine],
  }),
  SEGMENT_WRITE_KEY: variable({
    description:
      'Write key of the source at Segment of a partner with the vendor `segment`. It is public. Without it the vendor gets nothing.',
    schema: v.optional(v.pipe(text, v.regex(/^\w{8,64}$/, 'must be 8 to 64 letters and digits'))),
  }),
  SEGMENT_ORIGIN: variable({
    description: 'Origin of Segment’s HTTP API, or of a service that has the same.',
    schema: v.optional(origin, 'https://api.segment.io'),
    production: [httpsOrigin, notOnThisMachine],
  }),
  PUBLIC_ORIGIN: variable({
    description: 'Origin that visitors see: for redirects and the API’s checks.',
    schema: origin,
    production: [httpsOrigin],
  }),
  ADMIN_ORIGIN: variable({
    description:
      'Origin of the partner’s administration tool, the only one that may frame the site, to show it as a member sees it. See `docs/emulation.md`.',
    schema: v.optional(origin),
    production: [httpsOrigin],
  }),
  SERVICE_WORKER: variable({
    description:
      'on, or off: /worker.js then is a script that removes itself and its cache from the browsers that have it, at their next page.',
    schema: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  }),
  MEASURED_SHARE: variable({
    description:
      'Part of the page loads that report how fast they were in the browser, and the errors of their scripts, from 0 to 1. None does without METRICS_PORT.',
    schema: v.optional(share, '0.1'),
  }),
  PROXIES_IN_FRONT: variable({
    description:
      'Number of proxies between visitors and this server that append an address to `X-Forwarded-For`, as for the API. Only the limits of those reports read it. 0 in development if it is not set.',
    schema: v.optional(wholeNumber),
    production: [mustBeSet],
  }),
  STUDIO_ORIGIN: variable({
    description: 'Origin of the studio, the only one that may frame a page, and only a page that shows drafts.',
    schema: v.optional(origin),
    production: [httpsOrigin],
  }),
})

export type Environment = EnvironmentOf<typeof webEnvironment.variables>
