import { Suspense, use } from 'react'
import { useRouteError } from 'react-router'

import { laterPart } from './later-part.ts'

/** Name of the module that shows failures; a page with one needs its styles. */
export const FAILURE_MODULE = 'failure'

const failure = laterPart(() => import('../routes/failure.tsx'))

function Content() {
  const error = useRouteError()
  const module = failure.module() ?? use(failure.load())
  return <module.Failure error={error} />
}

/** What the shell shows in place of a page that could not be made. Its words come only when they are needed. */
export function ErrorScreen() {
  return (
    <Suspense>
      <Content />
    </Suspense>
  )
}
