import type { RichLinkProps } from '@dining/partner-kit/react'

import { useHasPage } from './built-paths.ts'

/** A link in a text. A link to a page that this partner doesn't have is plain text. */
export function RichLink({ href, to, children }: RichLinkProps) {
  const leadsSomewhere = useHasPage()
  if (!leadsSomewhere(href)) return children
  return (
    <a href={href} data-reload={to === 'document' ? '' : undefined}>
      {children}
    </a>
  )
}
