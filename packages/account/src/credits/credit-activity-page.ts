import { activityPage } from '../activity/activity-page.ts'
import { recordTypeOf, type Shown } from './shown.ts'

/** A page of activity with credits as the call takes it (ACTIVITY-23, ACTIVITY-25). */
export function creditActivityPage(pageNo: number, shown: Shown) {
  return { ...activityPage(pageNo), recordType: recordTypeOf(shown) }
}

export const firstCreditActivityPage = creditActivityPage(1, 'all')
