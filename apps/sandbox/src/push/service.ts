import { createECDH, randomBytes, randomUUID } from 'node:crypto'

import { decodeJwt, decodeProtectedHeader, importJWK, jwtVerify } from 'jose'

import { decryptPush } from './decrypt.ts'

/** What the service answers in place of taking a message. */
export type PushFault = 404 | 410 | 413 | 429 | 500 | 503

/** A message that the service has taken. */
export interface Received {
  /** When, ISO 8601. */
  readonly at: string
  /** The subscription. */
  readonly id: string
  /** What the browser reads; null for a browser whose keys are elsewhere. */
  readonly text: string | null
  readonly headers: Readonly<Record<'ttl' | 'topic' | 'urgency' | 'contact', string>>
  /** The encrypted message, in base64. */
  readonly body: string
}

/** A subscription as `PushManager.subscribe` gives it. */
export interface Subscription {
  readonly id: string
  readonly path: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

interface Kept extends Subscription {
  readonly privateKey: string
  fault: PushFault | null
}

const MAX_BYTES = 4_096
const LIMIT = 500
const TOPIC = /^[\w-]{1,32}$/
const BASE64URL = 'base64url'
const DAY_SECONDS = 86_400

/** Subscriptions and messages of a push service, in memory. */
export function openPushService(now: () => Date = () => new Date()) {
  const subscriptions = new Map<string, Kept>()
  const received: Received[] = []

  /** Why a call is refused; null for one that is signed as RFC 8292 wants. @returns the contact of the signer */
  async function signer(authorization: string, origin: string): Promise<{ contact: string } | null> {
    const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
    const point = Buffer.from(key, BASE64URL)
    if (point.length !== 65) return null
    try {
      const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString(BASE64URL))
      const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256')
      if (decodeProtectedHeader(token).alg !== 'ES256') return null
      const { payload } = await jwtVerify(token, publicKey, { audience: origin, currentDate: now() })
      const seconds = (payload.exp ?? 0) - now().getTime() / 1000
      const { sub = '' } = decodeJwt(token)
      return seconds > 0 && seconds <= DAY_SECONDS && /^(?:mailto:|https:)/.test(sub) ? { contact: sub } : null
    } catch {
      return null
    }
  }

  return {
    /** Makes a subscription whose keys the service keeps, in place of a browser. */
    subscribe(): Subscription {
      const id = randomUUID()
      const keys = createECDH('prime256v1')
      const p256dh = keys.generateKeys(BASE64URL)
      const auth = randomBytes(16).toString(BASE64URL)
      const subscription = { id, path: `/push/send/${id}`, keys: { p256dh, auth } }
      subscriptions.set(id, { ...subscription, privateKey: keys.getPrivateKey(BASE64URL), fault: null })
      return subscription
    },

    /** Answers calls of one subscription with a status, or takes them again. */
    setFault(id: string, fault: PushFault | null): boolean {
      const kept = subscriptions.get(id)
      if (kept) kept.fault = fault
      return kept !== undefined
    },

    /** @returns the status of the answer */
    async take(id: string, origin: string, headers: Headers, body: Buffer): Promise<201 | 400 | 403 | PushFault> {
      const kept = subscriptions.get(id)
      if (!kept) return 404
      if (kept.fault !== null) return kept.fault
      if (body.length > MAX_BYTES) return 413
      const by = await signer(headers.get('authorization') ?? '', origin)
      if (!by) return 403
      const [ttl = '', topic = '', urgency = ''] = ['ttl', 'topic', 'urgency'].map((name) => headers.get(name) ?? '')
      const isForm = /^\d+$/.test(ttl) && TOPIC.test(topic) && headers.get('content-encoding') === 'aes128gcm'
      if (!isForm) return 400
      const text = decryptPush(body, { privateKey: kept.privateKey, auth: kept.keys.auth })
      const at = now().toISOString()
      received.unshift({ at, id, text, headers: { ttl, topic, urgency, contact: by.contact }, body: body.toString('base64') })
      received.splice(LIMIT)
      return 201
    },

    /** Newest first; of one subscription or of all. */
    received: (id?: string): readonly Received[] => (id === undefined ? received : received.filter((one) => one.id === id)),
  }
}
export type PushService = ReturnType<typeof openPushService>
