import { isDate } from './local-time.ts'
import { RESERVATION_PARTY } from './reservation-party.ts'

const CLOCK_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/
/** Whether a text of an address or a control is a date for a table; a year that is still being typed is none. */
export const isTableDate = (text: string): boolean => text.startsWith('20') && isDate(text)
/** Whether a text is a time by a 24-hour clock: 19:00. */
export const isTableTime = (text: string): boolean => CLOCK_TIME.test(text)
/** Whether a text is a party that can be asked for. */
export const isTableParty = (text: string): boolean =>
  /^\d{1,2}$/.test(text) && Number(text) >= RESERVATION_PARTY.least && Number(text) <= RESERVATION_PARTY.most
