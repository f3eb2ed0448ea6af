import { errors } from '@dining/copy-engine/texts/errors'
import { data, useParams } from 'react-router'

import type { RouteHandle } from '../app/route.ts'
import { ServerError } from '../app/ServerError.tsx'

/** The server error page; the last segment of its path is the reference code (ERRORPAGE-03). */
export function Component() {
  const { '*': rest = '' } = useParams()
  return <ServerError reference={rest.split('/').at(-1) || undefined} />
}

export const loader = async () => data(null, { status: 500 })

export const handle = {
  meta: ({ copy }) => ({ title: copy.say(errors.serverDocumentTitle) }),
} satisfies RouteHandle
