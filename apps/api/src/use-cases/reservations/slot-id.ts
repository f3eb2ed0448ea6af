import type { BookingSlot } from '../../adapters/bookings/bookings.ts'

const MS_PER_MINUTE = 60_000
const SLOT_ID = /^([0-9a-z]{1,8})-(\d{1,3})-([a-z]{1,20})$/

/** The id of a table at a time: it names all of it, so that it is valid in every process and after a sign-in. */
export function slotIdOf({ at, party, area }: BookingSlot): string {
  return `${Math.floor(at.getTime() / MS_PER_MINUTE).toString(36)}-${party}-${area}`
}

/** Reads an id; null if it names no table. */
export function readSlotId(id: string): BookingSlot | null {
  const [, minutes, party, area] = SLOT_ID.exec(id) ?? []
  if (minutes === undefined || party === undefined || area === undefined) return null
  const at = new Date(Number.parseInt(minutes, 36) * MS_PER_MINUTE)
  return Number.isNaN(at.getTime()) || Number(party) < 1 ? null : { at, party: Number(party), area }
}
