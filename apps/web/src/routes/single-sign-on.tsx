import { loadFlags } from '@dining/api-client'
import { SINGLE_SIGN_ON_PATH } from '@dining/contract/single-sign-on'
import { paths } from '@dining/session'
import { redirect, redirectDocument } from 'react-router'

import { routeLoader } from '../app/services.ts'
import { maintenanceOf } from '../app/shell/maintenance.ts'

/**
 * /Login redirects to the partner's provider, with a document load (AUTH-11, ROUTE-12); during maintenance of signing in, to the page with the
 * notice (SHELL-22).
 */
export const loader = routeLoader(async ({ api, queryClient }) => {
  const isUnderMaintenance = maintenanceOf(await loadFlags(api, queryClient), paths.login()) !== null
  return isUnderMaintenance ? redirect(paths.login()) : redirectDocument(SINGLE_SIGN_ON_PATH)
})

export const Component = () => null
