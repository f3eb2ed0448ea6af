import { enrollment } from '@dining/copy-engine/texts/enrollment'
import { errors } from '@dining/copy-engine/texts/errors'
import { useCopy } from '@dining/partner-kit/react'
import { paths, useMember } from '@dining/session'
import { Banner, Loading, Skeleton, TextButton, useLater } from '@dining/ui'
import { content, section } from '@dining/ui/layout'
import { useState, type ReactNode } from 'react'
import { Navigate, useNavigate } from 'react-router'

import { showFragment, useJoinLink, type OpenedLink } from './use-join-link.ts'

interface Link {
  readonly opened: OpenedLink
  readonly fragment: string
}

/**
 * Step 2 as a mailed link leads to it: for the account of the link alone, so that no card is linked to another member of a household. Until the
 * server has told whose link it is, there is no form.
 */
export function CardOfLink({ children }: { readonly children: ReactNode }) {
  const copy = useCopy()
  const navigate = useNavigate()
  const member = useMember()
  const [link, setLink] = useState<Link>()
  const reader = useLater(() => import('./LinkReader.tsx'))
  const status = useJoinLink((opened, fragment) => {
    setLink({ opened, fragment })
    if (isOfAnother(opened)) reader.load()
  })
  const isLinked = member?.memberType === 'EnrolledCardMember'
  const other = link && isOfAnother(link.opened) ? link.opened : undefined

  if (status === 'unreachable' || reader.isFailed)
    return (
      <div className={`${content} ${section}`}>
        <Banner type="error">
          <p>{copy.say(errors.network)}</p>
          <TextButton onClick={() => window.location.reload()}>{copy.say(errors.retry)}</TextButton>
        </Banner>
      </div>
    )
  if (status === 'opening' || (other && !reader.module))
    return (
      <div className={`${content} ${section}`}>
        <Loading label={copy.say(enrollment.opening)}>
          <Skeleton height="60vh" />
        </Loading>
      </div>
    )
  if (link && other && reader.module) {
    const openAgain = () => {
      if (other.step === 'details') return window.location.replace(paths.join() + link.fragment)
      // The same address would not be loaded again.
      showFragment(link.fragment)
      return window.location.reload()
    }
    const onStay = () => (isLinked ? void navigate(paths.accountOverview(), { replace: true }) : setLink(undefined))
    return <reader.module.LinkReader owner={other.email} openAgain={openAgain} onStay={onStay} />
  }
  return link && isLinked ? <Navigate to={paths.accountOverview()} replace /> : children
}

/** A link of step 1 ends with the account of its address, so it is never that of a member. */
const isOfAnother = (opened: OpenedLink): opened is Exclude<OpenedLink, 'invalid'> =>
  opened !== 'invalid' && (opened.step === 'details' || opened.reader === 'other')
