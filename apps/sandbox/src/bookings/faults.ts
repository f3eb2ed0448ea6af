import { faultSchemaOf, type FaultSwitch } from '../faults.ts'

/** Calls that a fault concerns. */
const FAULTY_CALLS = ['availability', 'hold', 'book', 'recover', 'read', 'change', 'cancel'] as const
export type FaultyCall = (typeof FAULTY_CALLS)[number]

export const faultSchema = faultSchemaOf(FAULTY_CALLS)
export type BookingFaults = FaultSwitch<FaultyCall>
