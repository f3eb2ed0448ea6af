import { createCopy } from '@dining/copy-engine'
import { sms as texts } from '@dining/copy-engine/texts/sms'
import type { Partner } from '@dining/partner-kit'
import * as v from 'valibot'

import type { TextKind } from '../../store/tables.ts'
import { GSM_PLACES, gsmLength, gsmText } from './gsm-text.ts'

const smsContentSchema = v.variant('kind', [
  v.object({ kind: v.literal('opted-in'), to: v.string() }),
  v.object({
    kind: v.literal('earned'),
    to: v.string(),
    /** In the partner's units. */
    benefit: v.number(),
    merchant: v.string(),
    /** When the member dined, ISO 8601, and the zone of the restaurant. */
    at: v.string(),
    timeZone: v.string(),
  }),
])

/** Recipient, as ten digits, and values of a text message; its words are made when it is sent. */
export type SmsContent = v.InferOutput<typeof smsContentSchema>

const HOUR_MS = 3_600_000

/** Milliseconds in which a text message is useful; after that it is not sent any more. */
export const USEFUL_MS: Readonly<Record<TextKind, number>> = { 'opted-in': 24 * HOUR_MS, earned: 48 * HOUR_MS }

/** Reads content that `JSON.stringify` wrote; null if it is unknown to this version. */
export function readSmsContent(text: string): SmsContent | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), smsContentSchema), text)
  return parsed.success ? parsed.output : null
}

/** Any person with access to the phone can read a text message, so its words contain no data of the member. */
export const smsCopy = (partner: Partner) => createCopy({ ...partner, visitor: { tier: null, publicId: null, firstName: null } })

const CUT = '...'

/** The text as the recipient gets it; a name is cut so that an earning fits into one message. */
export function composeSms(partner: Partner, content: SmsContent): string {
  const copy = smsCopy(partner)
  if (content.kind === 'opted-in') return gsmText(copy.say(texts.optedIn))
  const { benefit, at, timeZone } = content
  const named = (merchant: string) =>
    gsmText(copy.say(texts.earned, { benefit: copy.benefit(benefit).text, merchant, day: copy.date(at, 'day', timeZone) }))
  const name = gsmText(content.merchant)
  for (let length = name.length; length > 0; length -= 1) {
    const text = named(length === name.length ? name : name.slice(0, length).trimEnd() + CUT)
    if (gsmLength(text) <= GSM_PLACES) return text
  }
  return named(CUT)
}
