import { freePort } from '@dining/serving/free-port'

import { ADMIN_HOST, prepareAdmin } from './admin.ts'
import type { Apps } from './apps.ts'
import { BOOKINGS_HOST, prepareBookings } from './bookings.ts'
import type { DataFolder } from './data-folder.ts'
import { hasProvider, ID_HOST, prepareIdentity, type Identity } from './identity.ts'
import type { KnownPartner } from './partners.ts'
import { PAYMENTS_HOST, preparePayments, type CardPayments } from './payments.ts'
import { prepareSms } from './sms.ts'
import { writeSettings, type Addresses } from './write-settings.ts'

/** Hosts of what partners and vendors run elsewhere. */
export const vendorHosts = (partners: readonly KnownPartner[]): readonly string[] => [
  'mail',
  'processor',
  BOOKINGS_HOST,
  PAYMENTS_HOST,
  ANALYTICS_HOST,
  ADMIN_HOST,
  ...(partners.some(hasProvider) ? [ID_HOST] : []),
]

/** Host of the local stand-in of analytics vendors. */
export const ANALYTICS_HOST = 'vendors'

interface Started {
  readonly start: Apps['start']
  /** Connects a host with the port of its app. @returns the address of the app */
  readonly serve: (host: string, ready: Promise<number>) => Promise<string>
  readonly smtpPort: number
  /** Files of the mail server's certificate, where it speaks TLS. */
  readonly tls: { readonly cert: string; readonly key: string; readonly authority: string } | undefined
}

/** The services of vendors and partners: local ones, in every mode of the stack. */
export interface Vendors {
  /** Files of settings for the API. */
  readonly api: {
    readonly sms: string
    readonly bookings: string
    readonly emulation: string
    readonly flags: string
    readonly clients: string | undefined
  }
  /** Cards for reservations. */
  readonly payments: Pick<CardPayments, 'web' | 'isFor'>
  /** Variables of the web server of a partner with analytics vendors: accounts at the local ones. */
  readonly analytics: Readonly<Record<string, string>>
  /** Starts each; the addresses come when it is ready. */
  readonly start: (parts: Started) => {
    readonly mail: Promise<string>
    readonly processor: Promise<string>
    readonly bookings: Promise<string>
    readonly payments: Promise<string>
    readonly analytics: Promise<string>
    readonly admin: Promise<string>
    readonly providers: Promise<({ readonly origin: string } & Pick<Identity, 'members'>) | null>
  }
}

/** Writes the settings that connect the API with the services of vendors. */
export async function prepareVendors(
  data: DataFolder,
  partners: readonly KnownPartner[],
  { origin, gatewayPort }: Pick<Addresses, 'origin' | 'gatewayPort'>,
  takesCards: (partnerId: string) => boolean,
): Promise<Vendors> {
  const ports = {
    mail: await freePort(),
    bookings: await freePort(),
    payments: await freePort(),
    analytics: await freePort(),
    id: await freePort(),
  }
  const reached = (port: number): Addresses => ({ origin, gatewayPort, reachedAt: `http://127.0.0.1:${port}` })
  const sms = prepareSms(data, partners, reached(ports.mail))
  const payments = preparePayments(data, reached(ports.payments), takesCards)
  const bookings = prepareBookings(data, partners, reached(ports.bookings), payments)
  const admin = prepareAdmin(data, partners, origin)
  const flags = writeSettings(data.of(ANALYTICS_HOST), 'flags.json', {
    url: `http://127.0.0.1:${ports.analytics}/flags`,
    token: data.clientSecret,
  })
  const identity = await prepareIdentity(data, partners, reached(ports.id))
  // They have no production mode.
  const mode = { APP_ENV: 'development' }
  return {
    api: { sms: sms.api, bookings: bookings.api, emulation: admin.api, flags, clients: identity?.clientsFile },
    payments,
    analytics: {
      GTM_CONTAINER_ID: 'GTM-SANDBOX',
      GTM_ORIGIN: origin(ANALYTICS_HOST),
      SEGMENT_WRITE_KEY: 'sandboxwritekey',
      SEGMENT_ORIGIN: origin(ANALYTICS_HOST),
    },
    start: ({ start, serve, smtpPort, tls }) => {
      const run = (host: string, main: string, env: Readonly<Record<string, string>>) =>
        serve(host, start(host, `apps/sandbox/src/${main}`, { ...mode, ...env }))
      const providers = async () => {
        if (!identity) return null
        await run(ID_HOST, 'id/main.ts', { PORT: String(ports.id), DATA_DIR: data.of(ID_HOST), PROVIDERS_FILE: identity.providersFile })
        return { origin: origin(ID_HOST), members: identity.members }
      }
      return {
        mail: run('mail', 'main.ts', {
          ...(tls ? { SMTP_CERT_FILE: tls.cert, SMTP_KEY_FILE: tls.key, NODE_EXTRA_CA_CERTS: tls.authority } : {}),
          PORT: String(ports.mail),
          SMS_ACCOUNTS_FILE: sms.service,
          DATA_DIR: data.of('mail'),
          SMTP_PORT: String(smtpPort),
        }),
        processor: run('processor', 'processor/main.ts', { DATA_DIR: data.of('processor'), NETWORK_TOKEN: data.networkToken }),
        bookings: run(BOOKINGS_HOST, 'bookings/main.ts', {
          PORT: String(ports.bookings),
          DATA_DIR: data.of(BOOKINGS_HOST),
          BOOKING_ACCOUNTS_FILE: bookings.service,
        }),
        payments: run(PAYMENTS_HOST, 'payments/main.ts', {
          PORT: String(ports.payments),
          SECRET_KEY: payments.keys.secret,
          PUBLISHABLE_KEY: payments.keys.publishable,
        }),
        analytics: run(ANALYTICS_HOST, 'vendors/main.ts', { PORT: String(ports.analytics), FLAGS_TOKEN: data.clientSecret }),
        admin: run(ADMIN_HOST, 'admin/main.ts', { ADMIN_FILE: admin.tool }),
        providers: providers(),
      }
    },
  }
}
