import { paths } from '@dining/session'
import { redirect } from 'react-router'

/** Any other path of the account centre leads to the overview (ROUTE-18). */
export const loader = () => redirect(paths.accountOverview())

export const Component = () => null
