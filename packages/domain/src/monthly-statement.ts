import { addDays } from './local-time.ts'

/** A month of a calendar: 2026-03. */
export const MONTH_PATTERN = /^[12]\d{3}-(?:0[1-9]|1[0-2])$/

/** Day of the month on which the statements of the month before are made: dines of its last days usually arrive within five days. */
export const STATEMENT_DAY = 6

/**
 * The month whose statements are due on a day: of each day one, so that a month without a running process on its day is made up for.
 * @param today ISO date in the program's zone
 * @returns ISO month: 2026-03
 */
export function statementMonth(today: string): string {
  const due = addDays(today, 1 - STATEMENT_DAY)
  return addDays(`${due.slice(0, 'YYYY-MM'.length)}-01`, -1).slice(0, 'YYYY-MM'.length)
}

/**
 * The first day on which the statements of a month are made.
 * @param month ISO month
 * @returns ISO date
 */
export function statementDay(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
  return `${next}-${String(STATEMENT_DAY).padStart(2, '0')}`
}
