import { expect } from '@playwright/test'
import * as v from 'valibot'

import { stack } from './stack.ts'

const messagesSchema = v.array(v.object({ accountSid: v.string(), isReply: v.boolean(), text: v.string() }))
export type SmsMessages = v.InferOutput<typeof messagesSchema>

/** The text messages from and to a number, newest first. @param phone ten digits */
export async function smsOf(phone: string): Promise<SmsMessages> {
  const answer = await fetch(`${stack().direct.mail}/api/sms?to=${encodeURIComponent(`+1${phone}`)}`)
  return v.parse(messagesSchema, await answer.json())
}

/** Waits for the given number of text messages; replies count, too. */
export async function waitForSms(phone: string, count: number): Promise<SmsMessages> {
  await expect.poll(async () => (await smsOf(phone)).length).toBe(count)
  return smsOf(phone)
}

/** Replies in place of the member who has the number. @returns the messages with the answer of the site */
export async function replyBySms(phone: string, text: string): Promise<SmsMessages> {
  const account = (await smsOf(phone))[0]?.accountSid ?? ''
  const answer = await fetch(`${stack().direct.mail}/api/sms/${account}/${encodeURIComponent(`+1${phone}`)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  })
  return v.parse(messagesSchema, await answer.json())
}
