import {
  commaSeparated,
  defineEnvironment,
  httpsOrigin,
  httpsService,
  httpUrl,
  mustBeSet,
  originPattern,
  postgresOverTls,
  privateFile,
  smtpOverTls,
  strongSecret,
  text,
  variable,
  wholeNumber,
  type EnvironmentOf,
  type ProductionRule,
} from '@dining/serving/environment'
import { servingVariables } from '@dining/serving'
import * as v from 'valibot'

/** "40.7577,-73.9857" */
const coordinates = v.pipe(
  text,
  v.regex(/^-?\d{1,2}(\.\d+)?, ?-?\d{1,3}(\.\d+)?$/, 'must be a latitude and a longitude, such as 40.7577,-73.9857'),
  v.transform((pair) => {
    const [latitude = 0, longitude = 0] = pair.split(',').map(Number)
    return { latitude, longitude }
  }),
)

const address = v.pipe(text, v.url('must be an address'))

const switchedOn: ProductionRule<string> = { demands: 'must be on', accepts: (value) => value === 'on' }

const unscaled: ProductionRule<number> = { demands: 'must be 1', accepts: (value) => value === 1 }

/** Names of hosts, such as images.example.com or *.example.com; never an address. */
const hostNames = v.pipe(
  commaSeparated,
  v.check(
    (hosts) => [...hosts].every((host) => host === '*' || (/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(host) && !/\.?\d+$/.test(host))),
    'must be names of hosts, such as images.example.com, *.cdn.example',
  ),
)

const namedHosts: ProductionRule<ReadonlySet<string> | undefined> = {
  demands: 'must name the hosts: neither * nor localhost',
  accepts: (hosts) => hosts === undefined || ![...hosts].some((host) => host === 'localhost' || !host.replace('*.', '').includes('.')),
}

/** The push services of Chrome, Edge, Firefox and Safari. */
const PUSH_SERVICES = 'fcm.googleapis.com, *.push.services.mozilla.com, *.push.apple.com, *.notify.windows.com'

export const apiEnvironment = defineEnvironment('api', {
  ...servingVariables,
  DATA_DIR: variable({
    description: 'Folder of the embedded database, and of the secret if `APP_SECRET_FILE` is not set.',
    schema: text,
  }),
  DATABASE_URL: variable({
    description:
      '`postgres://…` of a PostgreSQL server (15 or newer). Without it the API uses the embedded database in `DATA_DIR`, in development only. `?prepared_statements=off` behind PgBouncer before 1.21.',
    schema: v.optional(v.pipe(address, v.startsWith('postgres', 'must start with postgres://'))),
    secret: true,
    production: [mustBeSet, postgresOverTls],
  }),
  DATABASE_READ_URL: variable({
    description:
      '`postgres://…` of a hot standby of the database, as the same user. It answers reads that may be some seconds old; see [read replica](#read-replica).',
    schema: v.optional(v.pipe(address, v.startsWith('postgres', 'must start with postgres://'))),
    secret: true,
    production: [postgresOverTls],
  }),
  DATABASE_READ_MAX_LAG_S: variable({
    description: 'Seconds by which the standby may lag. If it lags more or does not answer, the database answers its reads.',
    schema: v.optional(v.pipe(wholeNumber, v.minValue(1, 'must be 1 or more')), '2'),
  }),
  PARTNERS_DIR: variable({ description: 'Folder with one folder for each partner.', schema: text }),
  VAULT_URL: variable({
    description: 'Address of the card vault’s internal listener.',
    schema: httpUrl,
    production: [httpsService],
  }),
  VAULT_TOKEN: variable({
    description: 'Secret that API and card vault share. It authenticates the API’s calls.',
    schema: text,
    secret: true,
    production: [strongSecret],
  }),
  CALLER_KEYS_FILE: variable({
    description: 'JSON file: the keys of every partner’s web server and of the studio. Written by `pnpm api caller-keys rotate`.',
    schema: text,
    production: [privateFile],
  }),
  SMTP_URL: variable({
    description: 'Mail server: `smtps://user:password@host`, or `smtp://host:port?requireTLS=true`.',
    schema: v.pipe(address, v.regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')),
    secret: true,
    production: [smtpOverTls],
  }),
  SMS_FILE: variable({
    description:
      'JSON file: the accounts at the service that sends text messages, by partner. In production each partner with SMS opt-in needs one. See `docs/sms.md`.',
    schema: v.optional(text),
    production: [privateFile],
  }),
  PUSH_KEY_FILE: variable({
    description:
      'File of the private key (PEM, P-256) that signs notices to browsers. Without it production sends none, and development has a key of its own. See `docs/notices.md`.',
    schema: v.optional(text),
    production: [privateFile],
  }),
  PUSH_HOSTS: variable({
    description: 'Hosts of the push services of browsers that notices are sent to, separated by commas; `*.example.com` for all below one.',
    schema: v.optional(hostNames, PUSH_SERVICES),
    production: [namedHosts],
  }),
  RESERVATIONS_FILE: variable({
    description:
      'JSON file: the accounts at the service that books tables, by partner. A partner without one offers no reservations. See `docs/reservations.md`.',
    schema: v.optional(text),
    production: [privateFile],
  }),
  CAPTCHA: variable({
    description: '`off` makes forms accept calls without a captcha, for tests of scripts.',
    schema: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
    production: [switchedOn],
  }),
  CAPTCHA_FILE: variable({
    description:
      'JSON file: the secret keys of the partners whose folder names a captcha service (`program.captcha`). See `docs/captcha.md`.',
    schema: v.optional(text),
    production: [privateFile],
  }),
  PARTNER_CARDS_FILE: variable({
    description: 'JSON file: the services of partners that answer for the cards of a member. See `docs/cards.md`.',
    schema: v.optional(text),
    production: [privateFile],
  }),
  PARTNER_CARDS_KEY_FILE: variable({
    description: 'File of the age keys for which partners encrypt their files of cards. See `docs/cards.md`.',
    schema: v.optional(text),
    production: [privateFile],
  }),
  OPEN_SEARCH_FILE: variable({
    description:
      'JSON file: the OpenSearch cluster in which restaurants are searched. Without it each process searches in its memory. See `docs/search.md`.',
    schema: v.optional(text),
    production: [privateFile],
  }),
  FLAG_PROVIDER_FILE: variable({
    description:
      'JSON file: the service that evaluates flags (OpenFeature Remote Evaluation Protocol), before the rules of the studio. Without it they decide alone. See `docs/flags.md`.',
    schema: v.optional(text),
    production: [privateFile],
  }),
  EMULATION_FILE: variable({
    description:
      'JSON file: the public keys of the partners’ administration tools that may show the site as a member sees it. See `apps/web/docs/emulation.md`.',
    schema: v.optional(text),
    production: [privateFile],
  }),
  SSO_FILE: variable({
    description: 'JSON file: the client registrations at the partners’ OpenID providers. See `docs/accounts.md`.',
    schema: v.optional(text),
    production: [privateFile],
  }),
  CONTENT_FILE: variable({
    description: 'JSON file: the content services of partners whose editors write elsewhere. See `docs/content.md`.',
    schema: v.optional(text),
    production: [privateFile],
  }),
  APP_SECRET_FILE: variable({
    description:
      'File with the secret (32 characters or more) from which all keys are derived. Without it one is created in `DATA_DIR`. Every API process needs the same.',
    schema: v.optional(text),
    production: [privateFile],
  }),
  PUBLIC_ORIGIN_PATTERN: variable({
    description:
      'Address of the partners’ sites, such as `http://{partner}.localhost:3000`, in place of the hosts in their folders (`program.hosts`).',
    schema: v.optional(originPattern),
    production: [httpsOrigin],
  }),
  MAIL_FROM: variable({
    description:
      'Sender of the mails of partners whose folder has no `program.mailFrom`: `dining@{partner}.example.com` or `no-reply@{host}`, where `{host}` is the first of `program.hosts`. In production every partner needs one of the two.',
    schema: v.optional(v.pipe(text, v.regex(/^[^@\s]+@[^@\s]+$/, 'must be an email address, such as dining@{partner}.example.com'))),
  }),
  SERVED_PARTNERS: variable({
    description: 'Ids of the partners whose sites this installation serves, separated by commas. All partners if it is not set.',
    schema: v.optional(commaSeparated),
  }),
  STUDIO_ORIGIN: variable({
    description: 'Origin of the studio, such as `https://studio.example.com`. The studio’s calls do not exist if it is not set.',
    schema: v.optional(httpUrl),
    production: [httpsOrigin],
  }),
  IMPORT_MAX_BYTES: variable({
    description: 'Bytes of the largest file that operators may import in the studio, as it is sent: compressed or not.',
    schema: v.optional(v.pipe(wholeNumber, v.minValue(1, 'must be 1 or more')), '268435456'),
  }),
  PHOTO_HOSTS: variable({
    description:
      'Hosts from which the pictures that imports of restaurants name are fetched, separated by commas; `*.example.com` for all below one. None is fetched if it is not set.',
    schema: v.optional(hostNames),
    production: [namedHosts],
  }),
  PROXIES_IN_FRONT: variable({
    description:
      'Number of proxies between visitors and a partner’s web server that append an address to `X-Forwarded-For`. 0 in development if it is not set.',
    schema: v.optional(wholeNumber),
    production: [mustBeSet],
  }),
  BREACHED_PASSWORDS_URL: variable({
    description:
      'Service of leaked passwords with the range API of Have I Been Pwned. It receives five digits of a hash. Only the list of this project is checked if it is not set.',
    schema: v.optional(httpUrl),
    production: [httpsService],
  }),
  LIMIT_SCALE: variable({
    description: 'Factor of the limits per client address, for tests whose clients share one address.',
    schema: v.optional(v.pipe(wholeNumber, v.minValue(1, 'must be 1 or more')), '1'),
    production: [unscaled],
  }),
  SOCKET_PATH: variable({ description: 'Local socket for `pnpm api …`. In `DATA_DIR` if it is not set.', schema: v.optional(text) }),
  DEFAULT_LOCATION: variable({
    description: 'Latitude and longitude for visitors whose location is unknown, such as `40.7577,-73.9857`.',
    schema: v.optional(coordinates),
  }),
  LOG_LEVEL: variable({
    description: 'Lowest level that is logged: `trace`, `debug`, `info`, `warn`, `error`, `fatal` or `silent`.',
    schema: v.optional(
      v.picklist(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'must be a level of pino, such as info'),
      'info',
    ),
  }),
})

export type Environment = EnvironmentOf<typeof apiEnvironment.variables>
