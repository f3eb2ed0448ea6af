import type { Partner } from '@dining/partner-kit'
import type { MailLook } from '@dining/partner-kit/mail'
import type { Tracing } from '@dining/serving'
import type { VerifyCaller } from '@dining/serving/callers'

import type { BreachedRange } from './adapters/breached-range.ts'
import type { Bookings } from './adapters/bookings/bookings.ts'
import type { CardPayments } from './adapters/card-payments/card-payments.ts'
import type { Captcha } from './adapters/captcha/captcha.ts'
import type { ContentUpstream } from './adapters/cms/http-upstream.ts'
import type { FlagProvider } from './adapters/flags/flag-provider.ts'
import type { IdentityProvider } from './adapters/identity-provider.ts'
import type { Mail } from './adapters/mail.ts'
import type { Sms } from './adapters/sms.ts'
import type { Push } from './adapters/push/push.ts'
import type { PartnerCardSource } from './adapters/partner-cards.ts'
import type { PictureSource } from './adapters/picture-source.ts'
import type { Vault } from './adapters/vault.ts'
import type { HashQueue } from './passwords/hash-queue.ts'
import type { ImportBackground } from './use-cases/imports/background.ts'
import type { Limits } from './use-cases/limits.ts'
import type { Log } from './observability/log.ts'
import type { Meters } from './observability/meters.ts'
import type { Secrets } from './config/secrets.ts'
import type { MessageRef } from './store/repositories/outbox.ts'
import type { SiteOrigin } from './config/site-origin.ts'
import type { EmulationAccess } from './config/emulation-access.ts'
import type { MerchantSearch } from './search/merchant-search.ts'
import type { PlaceLookup } from './store/repositories/place.ts'
import type { Store } from './store/store.ts'

/** Returns the current time; tests pass one that they set. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()

/** All dependencies of the API; there are no globals. */
export interface ApiDeps {
  readonly store: Store
  readonly partners: ReadonlyMap<string, Partner>
  readonly merchantSearch: MerchantSearch
  readonly places: PlaceLookup
  readonly clock: Clock
  readonly secrets: Secrets
  readonly vault: Vault
  /** Identity providers of the partners whose members sign in there, if this installation has settings for them. */
  readonly providers: ReadonlyMap<string, IdentityProvider>
  /** Whose values of flags come before the rules of the studio, if this installation has such a service. */
  readonly flagProvider: FlagProvider
  /** Content services of the partners whose editors write elsewhere. */
  readonly upstreams: ReadonlyMap<string, ContentUpstream>
  /** The services of the partners that answer for the cards of a member. */
  readonly partnerCards: ReadonlyMap<string, PartnerCardSource>
  /** The administration tools that may show a partner's site as a member sees it. */
  readonly emulations: ReadonlyMap<string, EmulationAccess>
  readonly mail: Mail
  /** The text messages of the partners that send them, if this installation has settings for them. */
  readonly sms: ReadonlyMap<string, Sms>
  /** Notices to browsers; null where this installation has no key for them. */
  readonly push: Push | null
  /** The services that book tables for the partners' members. */
  readonly bookings: ReadonlyMap<string, Bookings>
  /** The accounts that take cards for reservations, of the partners that have one. */
  readonly cardPayments: ReadonlyMap<string, CardPayments>
  /** Where pictures of restaurants that imports name are fetched. */
  readonly pictureSource: PictureSource
  /** Queues a message that a committed transaction wrote to its outbox. */
  readonly outbox: { readonly dispatch: (message: MessageRef) => Promise<void> }
  /** Runs imports of files that operators upload. */
  readonly imports: ImportBackground
  /** Mail senders by partner id. */
  readonly mailLooks: ReadonlyMap<string, MailLook>
  readonly log: Log
  readonly limits: Limits
  readonly hashQueue: HashQueue
  readonly breachedRange: BreachedRange
  /** Captchas by partner id; none where the installation has turned them off (CAPTCHA). */
  readonly captchas: ReadonlyMap<string, Captcha>
  readonly verifyCaller: VerifyCaller
  readonly tracing: Tracing
  readonly meters: Meters
  readonly settings: ApiSettings
}

interface ApiSettings {
  /** Responses are validated against the contract unless this is true. */
  readonly environment: 'development' | 'staging' | 'production' | 'test'
  /** Origin of a partner's site, for links in mails, sign-in at a provider and the Origin check. */
  readonly publicOrigin: SiteOrigin
  /** Sender address of a partner's mails. */
  readonly mailFrom: (partner: Partner) => string
  /** Whether this installation serves the partner's site. */
  readonly isServed: (partnerId: string) => boolean
  /** Origin of the studio; without one its routes do not exist. */
  readonly studioOrigin?: string | undefined
  /** File of the age keys of partners' files of cards; without one they cannot be imported. */
  readonly partnerCardsKeyFile?: string | undefined
  /** Bytes of the largest file that operators may import in the studio (IMPORT_MAX_BYTES). */
  readonly importMaxBytes: number
  /** Proxies between the visitor and a partner's web server, whose addresses end X-Forwarded-For. */
  readonly proxiesInFront: number
  /** Factor of the limits per address, for all clients and of linking cards: 1 in production (LIMIT_SCALE). */
  readonly limitScale: number
  /** Default position of a visitor without a known one (GEO-05). Degrees. */
  readonly defaultLocation: { readonly latitude: number; readonly longitude: number }
  /** False while draining: /readyz returns 503 and responses ask the caller to open a new connection. */
  readonly isReady: () => boolean
}
