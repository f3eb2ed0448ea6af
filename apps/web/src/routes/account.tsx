import { paths } from '@dining/session'
import { redirect } from 'react-router'

/** Any other path of the account centre redirects to the overview (ROUTE-18). */
export const loader = () => redirect(paths.accountOverview())

export const Component = () => null
