import { track, type ReservationStep } from '@dining/session'

interface TakenStep {
  readonly merchantId: string
  /** Whether the table needs a card (ANALYTICS-15). */
  readonly cardRequired: boolean
}

/** Reports a step of reserving a table (ANALYTICS-11 … ANALYTICS-15). */
export function trackStep(step: ReservationStep, { merchantId, cardRequired }: TakenStep): void {
  track({ event: cardRequired ? `reservation__${step}_card_on_file` : `reservation__${step}`, merchantId })
}
