import type { RecordType } from '@dining/domain'

import { activityPage } from '../activity/activity-page.ts'

/** What the list of activity shows, as the address names it; all of it without a name. */
export const SHOWN = ['all', 'dines', 'credits'] as const
export type Shown = (typeof SHOWN)[number]

const TYPES: Readonly<Record<Shown, RecordType | undefined>> = { all: undefined, dines: 'Transaction', credits: 'Credit' }

/** What an address wants to see; anything that is no such name is all of it. */
export function shownOf(search: URLSearchParams): Shown {
  const name = search.get('show')
  return SHOWN.find((one) => one === name) ?? 'all'
}

/** The type of row that the call asks for; undefined for both. */
function recordTypeOf(shown: Shown): RecordType | undefined {
  return TYPES[shown]
}

/** The name in an address; none for all. */
export function addressOf(shown: Shown): { readonly show?: 'dines' | 'credits' } {
  return shown === 'all' ? {} : { show: shown }
}

/** A page of activity with credits as the call takes it (ACTIVITY-23, ACTIVITY-25). */
export function creditActivityPage(pageNo: number, shown: Shown) {
  return { ...activityPage(pageNo), recordType: recordTypeOf(shown) }
}

export const firstCreditActivityPage = creditActivityPage(1, 'all')
