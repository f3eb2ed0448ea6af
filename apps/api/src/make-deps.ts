import type { KeyObject } from 'node:crypto'

import { DEFAULT_USER_LOCATION } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'
import type { Telemetry } from '@dining/serving'
import { createVerifier, type CallerKeys } from '@dining/serving/callers'

import { httpBreachedRange, NO_BREACHED_RANGE } from './adapters/breached-range.ts'
import { openBookings, openCardPayments } from './adapters/bookings/open-bookings.ts'
import type { Captcha } from './adapters/captcha/captcha.ts'
import { proofOfWork } from './adapters/captcha/proof-of-work.ts'
import { siteVerify } from './adapters/captcha/site-verify.ts'
import { httpUpstream } from './adapters/cms/http-upstream.ts'
import type { FlagProviderSettings } from './adapters/flags/call-ofrep.ts'
import { openFlagProvider } from './adapters/flags/remote-flags.ts'
import { openIdProvider } from './adapters/identity-provider.ts'
import { httpPartnerCards, type PartnerCardService } from './adapters/partner-cards.ts'
import { pictureSource } from './adapters/picture-source.ts'
import { smtpMail } from './adapters/mail.ts'
import { webPush } from './adapters/push/push.ts'
import { twilioSms } from './adapters/sms.ts'
import { httpVault } from './adapters/vault.ts'
import type { CaptchaKey } from './config/captcha-keys.ts'
import type { UpstreamSettings } from './config/content-upstreams.ts'
import type { EmulationAccess } from './config/emulation-access.ts'
import type { Environment } from './config/environment.ts'
import type { ProviderClient } from './config/provider-clients.ts'
import type { AppSecret } from './config/app-secret.ts'
import { deriveSecrets } from './config/secrets.ts'
import type { ReservationService } from './config/reservation-services.ts'
import type { SmsAccount } from './config/sms-accounts.ts'
import { systemClock, type ApiDeps } from './deps.ts'
import { queuedOutbox } from './jobs/definitions.ts'
import type { JobQueue } from './jobs/queue.ts'
import type { Log } from './observability/log.ts'
import { apiMeters } from './observability/meters.ts'
import { createHashQueue } from './passwords/hash-queue.ts'
import type { Store } from './store/store.ts'
import { logPause } from './use-cases/content/poll-upstreams.ts'
import { importBackground } from './use-cases/imports/background.ts'
import { storeLimits } from './use-cases/limits.ts'

/** What a process has opened and read before it can answer calls. */
interface Opened {
  readonly store: Store
  readonly merchantSearch: ApiDeps['merchantSearch']
  readonly places: ApiDeps['places']
  readonly log: Log
  readonly jobs: JobQueue
  readonly publicOrigin: ApiDeps['settings']['publicOrigin']
  readonly mailFrom: ApiDeps['settings']['mailFrom']
  readonly secret: AppSecret
  readonly callerKeys: CallerKeys
  readonly clients: ReadonlyMap<string, ProviderClient>
  readonly smsAccounts: ReadonlyMap<string, SmsAccount>
  readonly pushKey: KeyObject | null
  readonly reservationServices: ReadonlyMap<string, ReservationService>
  readonly partnerCardServices: ReadonlyMap<string, PartnerCardService>
  readonly emulations: ReadonlyMap<string, EmulationAccess>
  readonly captchaKeys: ReadonlyMap<string, CaptchaKey>
  readonly upstreams: ReadonlyMap<string, UpstreamSettings>
  readonly flagSettings: FlagProviderSettings | null
  readonly partners: readonly Partner[]
  readonly mailLooks: ApiDeps['mailLooks']
  readonly isReady: () => boolean
  readonly telemetry: Telemetry
}

/** The dependencies of a process that serves calls. */
export function makeDeps(
  env: Environment,
  {
    publicOrigin,
    mailFrom,
    store,
    merchantSearch,
    places,
    log,
    jobs,
    secret,
    callerKeys,
    clients,
    smsAccounts,
    pushKey,
    reservationServices,
    partnerCardServices,
    emulations,
    captchaKeys,
    upstreams,
    flagSettings,
    partners,
    mailLooks,
    isReady,
    telemetry,
  }: Opened,
): ApiDeps {
  const secrets = deriveSecrets(secret, systemClock)
  const captchaOf = ({ program }: Partner): Captcha => {
    const { id, captcha: service, hosts } = program
    const key = captchaKeys.get(id)
    if (!service || !key) return proofOfWork({ partnerId: id, keys: secrets.captcha, clock: systemClock })
    const all = [...hosts, new URL(publicOrigin(id)).hostname]
    return siteVerify({ service, ...key, hosts: all, log, now: systemClock })
  }
  return {
    store,
    merchantSearch,
    places,
    partners: new Map(partners.map((partner) => [partner.program.id, partner])),
    clock: systemClock,
    secrets,
    vault: httpVault({ url: env.VAULT_URL, token: env.VAULT_TOKEN, tracing: telemetry.tracing }),
    partnerCards: new Map([...partnerCardServices].map(([id, service]) => [id, httpPartnerCards(service, log)])),
    emulations,
    mail: smtpMail(env.SMTP_URL),
    sms: new Map([...smsAccounts].map(([id, account]) => [id, twilioSms(account)])),
    push: pushKey && webPush({ key: pushKey, hosts: env.PUSH_HOSTS, allowsThisMachine: env.APP_ENV === 'development', now: systemClock }),
    bookings: new Map([...reservationServices].map(([id, settings]) => [id, openBookings(id, settings, log)])),
    cardPayments: new Map(
      [...reservationServices].flatMap(([id, settings]) => {
        const account = openCardPayments(id, settings, log)
        return account ? [[id, account] as const] : []
      }),
    ),
    pictureSource: pictureSource({ hosts: env.PHOTO_HOSTS ?? new Set(), allowsThisMachine: env.APP_ENV === 'development' }),
    outbox: queuedOutbox(jobs, log),
    imports: importBackground(log),
    mailLooks,
    flagProvider: openFlagProvider(flagSettings, secrets, log),
    providers: new Map([...clients].map(([id, client]) => [id, openIdProvider(client, log)])),
    upstreams: new Map([...upstreams].map(([id, settings]) => [id, httpUpstream(settings, { onPause: logPause(log, id) })])),
    log,
    limits: storeLimits(store),
    hashQueue: createHashQueue(),
    breachedRange:
      env.BREACHED_PASSWORDS_URL === undefined ? NO_BREACHED_RANGE : httpBreachedRange({ url: env.BREACHED_PASSWORDS_URL, log }),
    captchas: new Map(env.CAPTCHA === 'on' ? partners.map((partner) => [partner.program.id, captchaOf(partner)]) : []),
    verifyCaller: createVerifier(callerKeys),
    tracing: telemetry.tracing,
    meters: apiMeters(telemetry.metrics),
    settings: {
      environment: env.APP_ENV,
      publicOrigin,
      mailFrom,
      isServed: (partnerId) => env.SERVED_PARTNERS?.has(partnerId) ?? true,
      studioOrigin: env.STUDIO_ORIGIN && new URL(env.STUDIO_ORIGIN).origin,
      partnerCardsKeyFile: env.PARTNER_CARDS_KEY_FILE,
      importMaxBytes: env.IMPORT_MAX_BYTES,
      proxiesInFront: env.PROXIES_IN_FRONT ?? 0,
      limitScale: env.LIMIT_SCALE,
      defaultLocation: env.DEFAULT_LOCATION ?? DEFAULT_USER_LOCATION,
      isReady,
    },
  }
}
