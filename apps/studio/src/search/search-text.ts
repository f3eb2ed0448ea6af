import { useSearchParams } from 'react-router'

/** The name of the search in the page's address. */
export const SEARCH = 'q'

/** The search in the page's address, without outer blanks; "" if there is none. */
export const useSearchText = (): string => (useSearchParams()[0].get(SEARCH) ?? '').trim()
