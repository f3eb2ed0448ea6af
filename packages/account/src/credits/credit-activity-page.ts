import type { RecordType } from '@dining/domain'

import { activityPage } from '../activity/activity-page.ts'

/** What the list of activity shows, as named in the address; everything without a name. */
export const SHOWN = ['all', 'dines', 'credits'] as const
export type Shown = (typeof SHOWN)[number]

const TYPES: Readonly<Record<Shown, RecordType | undefined>> = { all: undefined, dines: 'Transaction', credits: 'Credit' }

/** The part of the activity that an address asks for; everything if the name is unknown. */
export function shownOf(search: URLSearchParams): Shown {
  const name = search.get('show')
  return SHOWN.find((one) => one === name) ?? 'all'
}

/** The row type sent with the call; undefined for both types. */
function recordTypeOf(shown: Shown): RecordType | undefined {
  return TYPES[shown]
}

/** The name in an address; undefined for everything. */
export function addressOf(shown: Shown): { readonly show?: 'dines' | 'credits' } {
  return shown === 'all' ? {} : { show: shown }
}

/** The query of the call for a page of activity with credits (ACTIVITY-23, ACTIVITY-25). */
export function creditActivityPage(pageNo: number, shown: Shown) {
  return { ...activityPage(pageNo), recordType: recordTypeOf(shown) }
}

export const firstCreditActivityPage = creditActivityPage(1, 'all')
