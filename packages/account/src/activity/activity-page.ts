import { ACTIVITY_PAGE_SIZE } from '@dining/domain'

/** The query of the call for a page of activity (ACTIVITY-25). */
export function activityPage(pageNo: number): { readonly pageNo: number; readonly resultsPerPage: number } {
  return { pageNo, resultsPerPage: ACTIVITY_PAGE_SIZE }
}

export const firstActivityPage = activityPage(1)

/** The page number of an address; the first page if the value is invalid. */
export function pageOf(search: URLSearchParams): number {
  const page = search.get('page') ?? ''
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1
}
