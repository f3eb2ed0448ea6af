import { isRouteErrorResponse, useRouteError } from 'react-router'

/** Shown in place of a page that could not be made. */
export function ErrorScreen() {
  const error = useRouteError()
  return <main id="main">{isRouteErrorResponse(error) ? error.status : 'Something went wrong'}</main>
}
