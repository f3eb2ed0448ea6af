import { favorites as texts } from '@dining/copy-engine/texts/favorites'
import { HAS_ENROLLMENT } from '@dining/domain'
import { Say, useCopy, usePartner } from '@dining/partner-kit/react'
import { paths, useMember } from '@dining/session'
import { Button, EmptyState, LinkButton } from '@dining/ui'
import { quiet, small } from '@dining/ui/layout'
import { useEffect, useEffectEvent } from 'react'

import * as css from './SavedNotices.css.ts'
import type { SavedListProps } from './SavedList.tsx'
import { readStoredFavorites } from './stored-favorites.ts'
import { useFavorites } from './use-favorites.ts'

/** What there is to say about the saved restaurants above their list, or in its place. */
export default function SavedNotices({ isListed, onIds }: SavedListProps) {
  const copy = useCopy()
  const { ids, failed, retry } = useFavorites()
  const report = useEffectEvent(onIds)
  useEffect(() => {
    if (ids !== undefined) report(ids.length === 0 ? 'nothing-to-list' : ids)
    else if (failed) report('nothing-to-list')
  }, [ids, failed])
  if (!isListed) return null
  if (ids === undefined) {
    return failed ? (
      <EmptyState
        headingLevel={1}
        title={copy.headline(texts.loadFailedTitle)}
        tagline={copy.say(texts.loadFailed)}
        action={<Button onClick={retry}>{copy.action(texts.loadAgain)}</Button>}
      />
    ) : null
  }
  if (ids.length === 0) {
    return (
      <EmptyState
        headingLevel={1}
        title={copy.headline(texts.emptyTitle)}
        tagline={copy.say(texts.emptyText)}
        action={<LinkButton href={paths.search()}>{copy.action(texts.emptyAction)}</LinkButton>}
      />
    )
  }
  return <WhereKept />
}

/** Says to a visitor that this browser keeps the list, and to a member which restaurants of before the sign-in did not fit. */
function WhereKept() {
  const copy = useCopy()
  const { program } = usePartner()
  const member = useMember()
  const className = `${small} ${quiet} ${css.kept}`
  if (!HAS_ENROLLMENT || program.enrollmentType === 'none') return <p className={className}>{copy.say(texts.keptHere)}</p>
  if (!member) {
    return (
      <p className={className}>
        <Say text={texts.keptUntilSignIn} />
      </p>
    )
  }
  const left = readStoredFavorites().length
  return left === 0 ? null : <p className={className}>{copy.say(texts.left, { count: left })}</p>
}
