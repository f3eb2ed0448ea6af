import { createHmac, randomUUID } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { text as textOf } from 'node:stream/consumers'

import type { SmsAccount } from './accounts.ts'

interface Reply {
  /** Number of the member, with its country code. */
  readonly phone: string
  readonly shortCode: string
  readonly text: string
}

/** The fields as the service signs them: sorted, each name before its value. */
export const signedFields = (fields: Readonly<Record<string, string>>) =>
  Object.keys(fields)
    .toSorted()
    .map((name) => name + (fields[name] ?? ''))
    .join('')

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' }

/**
 * Sends a member's reply to the partner's site, signed as Twilio signs it.
 * @returns the site's answer to the member, null for none; rejects with an error that names the status
 */
export async function sendReply({ accountSid, authToken, replyUrl, replyPort }: SmsAccount, reply: Reply): Promise<string | null> {
  const fields: Readonly<Record<string, string>> = {
    MessageSid: `SM${randomUUID().replaceAll('-', '')}`,
    AccountSid: accountSid,
    From: reply.phone,
    To: reply.shortCode,
    Body: reply.text,
    NumMedia: '0',
  }
  const signed = replyUrl + signedFields(fields)
  const signature = createHmac('sha1', authToken).update(signed).digest('base64')
  const answer = await post(replyUrl, replyPort, signature, new URLSearchParams(fields).toString())
  const [, message] = /<Message>([\s\S]*?)<\/Message>/.exec(answer) ?? []
  return message?.replace(/&(lt|gt|amp);/g, (mark) => ENTITIES[mark] ?? mark) ?? null
}

function post(address: string, port: number, signature: string, body: string): Promise<string> {
  const url = new URL(address)
  const isSecure = url.protocol === 'https:'
  const request = (isSecure ? httpsRequest : httpRequest)({
    host: '127.0.0.1',
    port,
    path: url.pathname,
    method: 'POST',
    timeout: 10_000,
    ...(isSecure ? { servername: url.hostname } : {}),
    headers: {
      host: url.host,
      'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'x-twilio-signature': signature,
    },
  })
  return new Promise((resolve, reject) => {
    request.once('error', reject)
    request.once('timeout', () => request.destroy(new Error('The site does not answer')))
    request.once('response', (response) => {
      textOf(response).then((text) => {
        if (response.statusCode === 200) resolve(text)
        else reject(new Error(`The site answered ${response.statusCode}`))
      }, reject)
    })
    request.end(body)
  })
}
