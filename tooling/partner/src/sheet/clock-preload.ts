/** Loaded into every process of the sheet's installation before the process itself. */
import { shiftClock } from './shifted-clock.ts'

shiftClock(Number(process.env['CLOCK_SHIFT_MS']))
