import { errors } from '@dining/copy-engine/texts/errors'
import { surveys } from '@dining/copy-engine/texts/surveys'
import { surveyFailed, surveySent } from '@dining/domain/pages'
import { useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { EmptyState, LinkButton } from '@dining/ui'
import { content, section } from '@dining/ui/layout'
import { useLocation } from 'react-router'

import type { RouteHandle } from '../app/route.ts'

function wordsOf(pathname: string) {
  if (pathname === surveySent) return { title: surveys.sentTitle, text: surveys.sent }
  if (pathname === surveyFailed) return { title: surveys.failedTitle, text: surveys.failed }
  return { title: surveys.title, text: surveys.none }
}

/** The surveys of the site, and the two pages to which a survey leads: its answers arrived, or did not (ROUTE-32 … ROUTE-34). */
export function Component() {
  const copy = useCopy()
  const { title, text } = wordsOf(useLocation().pathname)
  return (
    <div className={`${content} ${section}`}>
      <EmptyState
        headingLevel={1}
        title={copy.headline(title)}
        tagline={copy.say(text)}
        action={<LinkButton href={paths.home()}>{copy.action(errors.home)}</LinkButton>}
      />
    </div>
  )
}

export const handle = {
  meta: ({ copy, pathname }) => ({ title: copy.say(wordsOf(pathname).title) }),
} satisfies RouteHandle
