import type { Text } from '@dining/copy-engine'
import { Say } from '@dining/partner-kit/react'
import { Notice } from '@dining/ui'
import { useSearchParams } from 'react-router'

/** Address parameter in which activation tells why it sent a visitor on (PARAM-11). */
export const REASON_PARAMETER = 'rfr'

/** Says to a visitor whom activation sent here why; nothing for a reason without words, and for any other value. */
export function ReasonNotice({ texts }: { readonly texts: Readonly<Record<string, Text<string>>> }) {
  const [search] = useSearchParams()
  const reason = search.get(REASON_PARAMETER) ?? ''
  const text = Object.hasOwn(texts, reason) ? texts[reason] : undefined
  return text ? (
    <Notice>
      <Say text={text} />
    </Notice>
  ) : null
}
