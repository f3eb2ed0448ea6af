import type { Text } from '@dining/copy-engine'
import { Say } from '@dining/partner-kit/react'
import { Notice } from '@dining/ui'
import { useSearchParams } from 'react-router'

/** Address parameter with the reason for a redirect (PARAM-11). */
export const REASON_PARAMETER = 'rfr'

/** Explains to a visitor why they were redirected here; renders nothing for a reason without a text or an unknown value. */
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
