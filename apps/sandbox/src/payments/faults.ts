import { faultSchemaOf, type FaultSwitch } from '../faults.ts'

/** Calls that a fault concerns: `script` is the one that pages load, `frame` that of the fields. */
const FAULTY_CALLS = ['create', 'read', 'confirm', 'script', 'frame'] as const
export type FaultyCall = (typeof FAULTY_CALLS)[number]

export const faultSchema = faultSchemaOf(FAULTY_CALLS)
export type PaymentFaults = FaultSwitch<FaultyCall>
