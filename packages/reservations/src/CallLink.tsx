import { reservations as texts } from '@dining/copy-engine/texts/reservations'
import { formatPhone } from '@dining/domain'
import { useCopy } from '@dining/partner-kit/react'
import { TextLink } from '@dining/ui'
import { phoneIcon } from '@dining/ui/icons'

/** Calls the restaurant; nothing if it has no number. */
export function CallLink({ phone }: { readonly phone: string | null }) {
  const copy = useCopy()
  if (phone === null) return null
  return (
    <TextLink icon={phoneIcon} href={`tel:+1${phone}`}>
      {copy.say(texts.call, { number: formatPhone(phone) })}
    </TextLink>
  )
}
