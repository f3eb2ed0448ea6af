import { sms as texts } from '@dining/copy-engine/texts/sms'
import { parsePhone } from '@dining/domain'
import * as pages from '@dining/domain/pages'
import type { Partner } from '@dining/partner-kit'

import { blind } from '../../config/secrets.ts'
import type { ApiDeps } from '../../deps.ts'
import { isFirstUse } from '../limits.ts'
import { gsmText } from './gsm-text.ts'
import { smsCopy } from './sms-content.ts'
import { restartSms, stopSms } from './stop-sms.ts'

type ReplyDeps = Pick<ApiDeps, 'store' | 'clock' | 'secrets' | 'settings'>

/** The keywords that phone companies define, in capitals. */
const STOP = new Set(['STOP', 'STOPALL', 'STOP ALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT', 'OPT OUT'])
const START = new Set(['START', 'UNSTOP', 'YES'])
const HELP = new Set(['HELP', 'INFO'])

/** One answer an hour to a number that sends other words, so that two automatic answers do not answer each other. */
const OTHER = { name: 'sms-other-reply', count: 1, seconds: 3600 }

interface Reply {
  /** Number of the sender, with its country code. */
  readonly from: string
  readonly text: string
}

/**
 * What a member's reply to a text message does: STOP ends them at once, START undoes STOP, HELP and any other words explain.
 * @returns the answer, null for none
 */
export async function answerReply(deps: ReplyDeps, partner: Partner, { from, text }: Reply): Promise<string | null> {
  const partnerId = partner.program.id
  const phone = parsePhone(from)
  const word = text
    .trim()
    .replace(/^["'“”‘’]+|["'“”‘’.!]+$/g, '')
    .replace(/\s+/g, ' ')
    .toUpperCase()
  const copy = smsCopy(partner)
  if (!phone.ok) return null
  if (STOP.has(word)) {
    await stopSms(deps, partnerId, phone.value)
    return gsmText(copy.say(texts.stopped))
  }
  if (START.has(word)) {
    const isRestarted = await restartSms(deps, partnerId, phone.value)
    const address = `${deps.settings.publicOrigin(partnerId)}${pages.userProfile}`
    return gsmText(isRestarted ? copy.say(texts.optedIn) : copy.say(texts.notStopped, { address }))
  }
  if (!HELP.has(word)) {
    const use = { rule: OTHER, subject: blind(deps.secrets, `sms ${phone.value}`) }
    if (!(await deps.store.tenant(partnerId, (tx) => isFirstUse(tx, partnerId, use, deps.clock())))) return null
  }
  return gsmText(copy.say(texts.help))
}
