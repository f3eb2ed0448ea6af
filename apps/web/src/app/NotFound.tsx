import { errors } from '@dining/copy-engine/texts/errors'
import { useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { EmptyState, LinkButton } from '@dining/ui'
import { content, section } from '@dining/ui/layout'

/** Shown for a path without a page (ERRORPAGE-04, ERRORPAGE-06). */
export function NotFound() {
  const copy = useCopy()
  return (
    <div className={`${content} ${section}`}>
      <EmptyState
        headingLevel={1}
        title={copy.headline(errors.notFoundTitle)}
        tagline={copy.say(errors.notFoundTagline)}
        action={<LinkButton href={paths.home()}>{copy.action(errors.home)}</LinkButton>}
      />
    </div>
  )
}
