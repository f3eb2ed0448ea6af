import { RESERVATION_PARTY } from '@dining/domain'
import * as v from 'valibot'

/** ISO time with the offset of the restaurant's zone: 2026-11-26T19:00:00-05:00. */
export const localIsoSchema = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00[+-]\d\d:\d\d$/))
/** By a 24-hour clock: 19:00. */
export const timeSchema = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))
export const partySchema = v.pipe(v.number(), v.integer(), v.minValue(RESERVATION_PARTY.least), v.maxValue(RESERVATION_PARTY.most))
export const slotIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/))
