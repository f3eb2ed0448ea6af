import { generateKeyPairSync, randomBytes } from 'node:crypto'

import { DEFAULT_USER_LOCATION, offersSms, succeed } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'
import { NO_METRICS, NO_TRACING } from '@dining/serving'
import { createVerifier, STUDIO_CALLER } from '@dining/serving/callers'
import { testMailLook } from '@dining/partner-kit/testing'
import type { Hono } from 'hono'

import type { IdentifiedMail, Mail } from '../adapters/mail.ts'
import { LOCAL_RULES } from '../adapters/flags/flag-provider.ts'
import { twilioSms, type Sms, type SmsMessage } from '../adapters/sms.ts'
import { readVapidKey, webPush } from '../adapters/push/push.ts'
import { pictureSource } from '../adapters/picture-source.ts'
import { NO_BREACHED_RANGE } from '../adapters/breached-range.ts'
import { createApi } from '../app.ts'
import { createHashQueue } from '../passwords/hash-queue.ts'
import type { ApiDeps } from '../deps.ts'
import { importBackground } from '../use-cases/imports/background.ts'
import { storeLimits } from '../use-cases/limits.ts'
import { createLog } from '../observability/log.ts'
import { apiMeters } from '../observability/meters.ts'
import type { SmsAccount } from '../config/sms-accounts.ts'
import { secretsOf } from './secrets.ts'
import type { HashCost } from '../passwords/password-hash.ts'
import { testStore, type TestStore } from '../store/testing.ts'
import { deliverMail } from '../use-cases/mail/send-mail.ts'
import { deliverNotice } from '../use-cases/notices/send-notice.ts'
import { deliverSms } from '../use-cases/sms/send-sms.ts'
import { currentSearch } from '../search/follow-merchants.ts'
import { currentPlaces } from './current-places.ts'
import { testKeys } from './caller-keys.ts'
import { testClock, type TestClock } from './test-clock.ts'
import { testPartner } from './test-partner.ts'
import { testVault, type TestVault } from './test-vault.ts'

export interface TestApi {
  readonly app: Hono
  readonly deps: ApiDeps
  readonly store: TestStore
  readonly clock: TestClock
  readonly vault: TestVault
  readonly mails: IdentifiedMail[]
  /** Text messages that the service has accepted, oldest first. */
  readonly smsMessages: SmsMessage[]
  readonly logLines: string[]
  ready: boolean
  close(): Promise<void>
}

const pem = generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
const testKey = readVapidKey(pem)
/** Sends notices to push services on this machine. */
const TEST_PUSH = testKey && webPush({ key: testKey, hosts: new Set(), allowsThisMachine: true, now: () => new Date() })

const DELIVER = { mail_outbox: deliverMail, text_outbox: deliverSms, notice_outbox: deliverNotice }

/** Passwords of tests are hashed in a tenth of a millisecond: the cost of production takes 40, for each of thousands of sign-ins. */
export const TEST_HASH_COST: HashCost = { memoryKib: 64, passes: 1, lanes: 1 }

/** The account of every test partner that sends text messages. */
export const TEST_SMS_ACCOUNT: SmsAccount = {
  accountSid: `AC${'0'.repeat(32)}`,
  authToken: 'a token of text messages, in tests',
  reachedAt: 'http://127.0.0.1:9',
}

/**
 * The whole API on a store of the engine under test, with a clock that tests set. Close it in afterAll.
 * @param template initial data of the store, such as PLACES; none by default
 */
export async function testApi(
  partners: readonly Partner[] = [testPartner('one'), testPartner('two')],
  template?: Parameters<typeof testStore>[0],
  {
    providers = new Map(),
    upstreams = new Map(),
    captchas = new Map(),
    partnerCards = new Map(),
    emulations = new Map(),
    bookings = new Map(),
    cardPayments = new Map(),
    push = TEST_PUSH,
    flagProvider = LOCAL_RULES,
    environment = 'test',
    publicOrigin = (id) => `http://${id}.localhost:3000`,
  }: Partial<
    Pick<
      ApiDeps,
      'providers' | 'upstreams' | 'captchas' | 'partnerCards' | 'emulations' | 'bookings' | 'cardPayments' | 'push' | 'flagProvider'
    > &
      Pick<ApiDeps['settings'], 'environment' | 'publicOrigin'>
  > = {},
): Promise<TestApi> {
  const store = await testStore(template)
  const clock = testClock()
  const vault = testVault()
  const mails: IdentifiedMail[] = []
  const smsMessages: SmsMessage[] = []
  const logLines: string[] = []
  const mail: Mail = {
    send: (message) => {
      mails.push(message)
      return Promise.resolve(succeed(null))
    },
  }
  const sms: Sms = {
    send: (message) => {
      smsMessages.push(message)
      return Promise.resolve(succeed(null))
    },
    isSigned: twilioSms(TEST_SMS_ACCOUNT).isSigned,
  }
  const state = { ready: true }
  const log = createLog('info', { write: (line) => void logLines.push(line) })
  const imports = importBackground(log)
  const deps: ApiDeps = {
    store,
    merchantSearch: currentSearch(store),
    places: currentPlaces(store),
    partners: new Map(partners.map((partner) => [partner.program.id, partner])),
    clock: clock.now,
    secrets: secretsOf(randomBytes(32)),
    vault,
    providers,
    flagProvider,
    upstreams,
    partnerCards,
    emulations,
    bookings,
    cardPayments,
    mail,
    push,
    sms: new Map(partners.filter(offersSms).map(({ program }) => [program.id, sms])),
    // Sent before the request is answered, in place of the queue.
    outbox: {
      dispatch: async (ref) => void (await DELIVER[ref.outbox](deps, ref)),
    },
    pictureSource: pictureSource({ hosts: new Set(), allowsThisMachine: true }),
    mailLooks: new Map(partners.map(({ program }) => [program.id, testMailLook])),
    log,
    imports,
    limits: storeLimits(store),
    hashQueue: createHashQueue(undefined, TEST_HASH_COST),
    breachedRange: NO_BREACHED_RANGE,
    captchas,
    verifyCaller: createVerifier(testKeys([...partners.map(({ program }) => program.id), STUDIO_CALLER])),
    tracing: NO_TRACING,
    meters: apiMeters(NO_METRICS),
    settings: {
      environment,
      publicOrigin,
      mailFrom: ({ support }) => support.email.display,
      isServed: () => true,
      importMaxBytes: 8 * 1024 * 1024,
      proxiesInFront: 0,
      // All tests call from one address.
      limitScale: 10,
      defaultLocation: DEFAULT_USER_LOCATION,
      isReady: () => state.ready,
    },
  }
  const close = async () => {
    await imports.stop()
    await store.close()
  }
  return Object.assign(state, { app: createApi(deps), deps, store, clock, vault, mails, smsMessages, logLines, close })
}
