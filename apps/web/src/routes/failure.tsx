import { ApiFailure } from '@dining/api-client'
import { isRouteErrorResponse } from 'react-router'

import { NotFound } from '../app/NotFound.tsx'
import { ServerError } from '../app/ServerError.tsx'

/** The reference code of the error in our log. */
function referenceOf(error: unknown): string | undefined {
  if (error instanceof ApiFailure) return error.error.kind === 'problem' ? error.error.requestId : undefined
  const data: unknown = isRouteErrorResponse(error) ? error.data : undefined
  return typeof data === 'object' && data !== null && 'reference' in data ? String(data.reference) : undefined
}

/** Not a route of its own: the error display of every route. */
export function Failure({ error }: { readonly error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  return <ServerError reference={referenceOf(error)} />
}
