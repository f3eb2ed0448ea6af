import { enrollment } from '@dining/copy-engine/texts/enrollment'
import { Say } from '@dining/partner-kit/react'
import { paths, useMember } from '@dining/session'
import { Banner } from '@dining/ui'
import { useState, type ReactNode } from 'react'
import { Navigate } from 'react-router'

import { useJoinLink, type OpenedLink } from './use-join-link.ts'

/** Step 2 as a mailed link leads to it: for the account of the link alone, so that no card is linked to another member of a household. */
export function CardOfLink({ children }: { readonly children: ReactNode }) {
  const [opened, setOpened] = useState<OpenedLink>()
  useJoinLink(setOpened)
  const member = useMember()
  if (typeof opened !== 'object' || opened.step !== 'card') return children
  if (opened.reader === 'other')
    return (
      <Banner type="warning">
        <Say text={enrollment.otherAccount} values={{ reader: member?.email ?? '', owner: opened.email }} />
      </Banner>
    )
  return opened.isLinked ? <Navigate to={paths.accountOverview()} replace /> : children
}
