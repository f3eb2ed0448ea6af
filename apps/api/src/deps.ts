import type { Partner } from '@dining/partner-kit'
import type { MailLook } from '@dining/partner-kit/mail'
import type { Tracing } from '@dining/serving'
import type { VerifyCaller } from '@dining/serving/callers'

import type { BreachedRange } from './adapters/breached-range.ts'
import type { ContentUpstream } from './adapters/cms/http-upstream.ts'
import type { IdentityProvider } from './adapters/identity-provider.ts'
import type { Mail } from './adapters/mail.ts'
import type { Vault } from './adapters/vault.ts'
import type { HashQueue } from './passwords/hash-queue.ts'
import type { Limits } from './use-cases/limits.ts'
import type { Log } from './observability/log.ts'
import type { Meters } from './observability/meters.ts'
import type { Secrets } from './config/secrets.ts'
import type { MailRef } from './store/repositories/mail-outbox.ts'
import type { SiteOrigin } from './config/site-origin.ts'
import type { Store } from './store/store.ts'

/** Returns the current time; tests pass one that they set. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()

/** Everything that the API needs from outside; there are no globals. */
export interface ApiDeps {
  readonly store: Store
  readonly partners: ReadonlyMap<string, Partner>
  readonly clock: Clock
  readonly secrets: Secrets
  readonly vault: Vault
  /** Of the partners whose members sign in elsewhere, as far as this installation knows one. */
  readonly providers: ReadonlyMap<string, IdentityProvider>
  /** Content services of the partners whose editors write elsewhere. */
  readonly upstreams: ReadonlyMap<string, ContentUpstream>
  readonly mail: Mail
  /** Has a mail sent that a committed transaction wrote to the outbox. */
  readonly outbox: { readonly dispatch: (mail: MailRef) => Promise<void> }
  /** By partner id. */
  readonly mailLooks: ReadonlyMap<string, MailLook>
  readonly log: Log
  readonly limits: Limits
  readonly hashQueue: HashQueue
  readonly breachedRange: BreachedRange
  readonly verifyCaller: VerifyCaller
  readonly tracing: Tracing
  readonly meters: Meters
  readonly settings: ApiSettings
}

interface ApiSettings {
  /** Answers are checked against the contract unless this is production. */
  readonly environment: 'development' | 'production' | 'test'
  /** Origin of a partner's site, for links in mails, sign-in at a provider and the Origin check. */
  readonly publicOrigin: SiteOrigin
  /** Address that a partner's mails come from. */
  readonly mailFrom: (partner: Partner) => string
  /** Does this installation serve the partner's site? */
  readonly isServed: (partnerId: string) => boolean
  /** Origin of the studio; without one its calls are not there. */
  readonly studioOrigin?: string | undefined
  /** Proxies between the visitor and a partner's web server, whose addresses end X-Forwarded-For. */
  readonly proxiesInFront: number
  /** Factor of the limits per address, for all clients and of linking cards: 1 in production (LIMIT_SCALE). */
  readonly limitScale: number
  /** Where a visitor is taken to be when nothing says where (GEO-05). Degrees. */
  readonly defaultLocation: { readonly latitude: number; readonly longitude: number }
  /** False while draining: /readyz says so and answers ask the caller to open a new connection. */
  readonly isReady: () => boolean
}
