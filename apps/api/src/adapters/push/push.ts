import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import type { lookup as systemLookup } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'

import { fail, NOTICES, succeed, type Result } from '@dining/domain'
import { SignJWT } from 'jose'

import type { SendFailure } from '../mail.ts'
import { isAmong, isThisMachine, publicLookup, Refused } from '../public-address.ts'
import { encryptPush, type SubscriptionKeys } from './encrypt.ts'

export interface PushMessage extends SubscriptionKeys {
  /** Address of the browser at its push service. */
  readonly endpoint: string
  readonly text: string
  /** Seconds for which the push service keeps it while the browser is not reached. */
  readonly ttl: number
  /** 32 characters of base64url: a message replaces one before it with the same topic that was not delivered yet. */
  readonly topic: string
  readonly urgency: 'normal' | 'high'
  /** Address to which the push service writes about faults: mailto:… */
  readonly contact: string
}

/** Notices to browsers over Web Push. */
export interface Push {
  /** The server's key, with which browsers subscribe: an uncompressed point in base64url. */
  readonly publicKey: string
  /** Whether this is an address that notices may be sent to: browsers send any. */
  readonly accepts: (endpoint: string) => boolean
  /** Resolves when the push service has accepted or refused the message, or could not be reached; the promise never rejects. */
  readonly send: (message: PushMessage) => Promise<Result<null, SendFailure>>
}

/** Code of a refusal because the subscription does not exist any more. */
export const GONE_CODE = 'gone'

/** Milliseconds for the whole call. */
export const SEND_DEADLINE_MS = 10_000
/** Bytes to which texts are padded. */
const PADDED_TO = 1_024
const TOKEN_SECONDS = 12 * 3600
/** Statuses of a call that may succeed later: the service is down, too many calls were made, or the server's key has to be corrected. */
const mayPass = (status: number) => status >= 500 || status === 429 || status === 408 || status === 401

interface Settings {
  /** Private key on P-256 (VAPID). */
  readonly key: KeyObject
  /** Push services: names of hosts; one begins with "*." for all hosts below it. */
  readonly hosts: ReadonlySet<string>
  /** Whether a push service may be on this machine: in development and tests only. */
  readonly allowsThisMachine: boolean
  readonly lookup?: typeof systemLookup
  readonly now: () => Date
}

/** The public part of a key on P-256, as browsers take it. */
function publicKeyOf(key: KeyObject): string {
  const { x = '', y = '' } = createPublicKey(key).export({ format: 'jwk' })
  return Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]).toString('base64url')
}

/** A private key on P-256 from the text of a PEM file; null if it is another one. */
export function readVapidKey(pem: string): KeyObject | null {
  try {
    const key = createPrivateKey(pem)
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : null
  } catch {
    return null
  }
}

/**
 * Sends notices over Web Push: RFC 8030, encrypted by RFC 8291, and signed by RFC 8292. Addresses come from browsers: only those of known push services are
 * called, and the address of a host is checked where it is used to connect.
 */
export function webPush({ key, hosts, allowsThisMachine, lookup, now }: Settings): Push {
  const publicKey = publicKeyOf(key)
  const checkedLookup = publicLookup({ allowsThisMachine, ...(lookup ? { lookup } : {}) })

  function accepts(endpoint: string): boolean {
    const url = endpoint.length <= NOTICES.addressLength ? URL.parse(endpoint) : null
    if (!url || url.username !== '' || url.password !== '' || url.hash !== '') return false
    const { hostname } = url
    if (allowsThisMachine && (hostname.endsWith('.localhost') || hostname === 'localhost' || isThisMachine(hostname)))
      return url.protocol === 'https:' || url.protocol === 'http:'
    return url.protocol === 'https:' && url.port === '' && isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && isAmong(hosts, hostname)
  }

  async function authorization(endpoint: string, contact: string): Promise<string> {
    const seconds = Math.floor(now().getTime() / 1000)
    const token = await new SignJWT({ aud: new URL(endpoint).origin, exp: seconds + TOKEN_SECONDS, sub: contact })
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
      .sign(key)
    return `vapid t=${token}, k=${publicKey}`
  }

  function post(url: URL, headers: Readonly<Record<string, string | number>>, body: Buffer): Promise<number> {
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest
    return new Promise((resolve, reject) => {
      // A connection of its own: none that another name has opened is used again. A redirect is an answer like any other.
      const call = request(url, {
        method: 'POST',
        lookup: checkedLookup,
        agent: false,
        signal: AbortSignal.timeout(SEND_DEADLINE_MS),
        headers,
      })
      call.on('error', reject)
      call.on('response', (answer) => {
        // Nothing of the answer but its status is read.
        answer.destroy()
        resolve(answer.statusCode ?? 0)
      })
      call.end(body)
    })
  }

  return {
    publicKey,
    accepts,
    async send({ endpoint, text, ttl, topic, urgency, contact, ...keys }) {
      if (!accepts(endpoint)) return fail({ kind: 'refused', code: 'address' })
      try {
        const body = encryptPush(text, keys, { paddedTo: PADDED_TO })
        const status = await post(
          new URL(endpoint),
          {
            authorization: await authorization(endpoint, contact),
            'content-encoding': 'aes128gcm',
            'content-type': 'application/octet-stream',
            'content-length': body.length,
            ttl: Math.max(0, Math.floor(ttl)),
            topic,
            urgency,
          },
          body,
        )
        if (status >= 200 && status < 300) return succeed(null)
        if (status === 404 || status === 410) return fail({ kind: 'refused', code: GONE_CODE })
        return fail({ kind: mayPass(status) ? 'unavailable' : 'refused', code: String(status) })
      } catch (error) {
        if (error instanceof Refused) return fail({ kind: 'refused', code: 'address' })
        const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'
        return fail({ kind: 'unavailable', code })
      }
    },
  }
}
