import { Suspense, use } from 'react'
import { useRouteError } from 'react-router'

import { laterPart } from './later-part.ts'

/** Name of the module that shows errors; a page with an error needs its styles. */
export const FAILURE_MODULE = 'failure'

const failure = laterPart(() => import('../routes/failure.tsx'))

function Content() {
  const error = useRouteError()
  const module = failure.module() ?? use(failure.load())
  return <module.Failure error={error} />
}

/** The shell's replacement for a page that failed. Its texts are loaded only when they are needed. */
export function ErrorScreen() {
  return (
    <Suspense>
      <Content />
    </Suspense>
  )
}
