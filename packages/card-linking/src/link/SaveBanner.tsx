import { card } from '@dining/copy-engine/texts/card'
import { cardErrors } from '@dining/copy-engine/texts/card-errors'
import { useSay } from '@dining/partner-kit/react'
import { Banner } from '@dining/ui'

import type { FailedCard, SaveResults } from './save-card.ts'

const BANNER = {
  all: { type: 'success', text: card.allAdded },
  some: { type: 'error', text: card.someAdded },
  none: { type: 'error', text: card.noneAdded },
  maximum: { type: 'warning', text: card.maximum },
} as const

/** Why a card was not linked (CARD-52). */
export const failureText = (say: ReturnType<typeof useSay>, { code, description, lastFour }: FailedCard): string =>
  say(card.registrationError, { description, lastFour, code, message: say(cardErrors[code]) })

/** The result of the last save (CARD-52 … CARD-58). */
export function SaveBanner({ status, added, failed }: SaveResults) {
  const say = useSay()
  const { type, text } = BANNER[status]
  return (
    <Banner type={type} title={say(text)}>
      {added.map(({ id, lastFour }) => (
        <p key={id}>{say(card.linked, { lastFour })}</p>
      ))}
      {failed.map((one) => (
        <p key={`${one.partnerCardId ?? ''} ${one.lastFour} ${one.code}`}>{failureText(say, one)}</p>
      ))}
      {failed.some(({ code }) => NEEDS_NEW_ENTRY.has(code)) && <p>{say(card.pleaseReenter)}</p>}
    </Banner>
  )
}

/** Refusals that the same frame would only receive again, because its page or the sent data are too old. */
export const NEEDS_NEW_ENTRY: ReadonlySet<string> = new Set(['unreadable', 'expired', 'already-used'])
