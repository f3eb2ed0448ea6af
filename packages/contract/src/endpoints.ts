import { securityEndpoints } from './account-security.ts'
import { householdEndpoints } from './household.ts'
import { memberEndpoints } from './member-endpoints.ts'
import { yearEndpoints } from './member-year.ts'
import { noticeEndpoints } from './notice.ts'
import { shortlistEndpoints } from './shortlist.ts'
import { tableWatchEndpoints } from './table-watch.ts'

/** Every call of the API. Its routes, its client and its OpenAPI document are made from this table. */
export const endpoints = {
  ...memberEndpoints,
  ...shortlistEndpoints,
  ...securityEndpoints,
  ...yearEndpoints,
  ...householdEndpoints,
  ...tableWatchEndpoints,
  ...noticeEndpoints,
} as const
