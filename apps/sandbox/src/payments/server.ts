import { faultSwitch } from '../faults.ts'
import { listen } from '../listen.ts'
import { createPaymentsApp } from './app.ts'
import type { FaultyCall, PaymentFaults } from './faults.ts'
import { openSetups, type Setups } from './setups.ts'

export type { Fault } from '../faults.ts'
export type { FaultyCall } from './faults.ts'

interface PaymentProviderOptions {
  /** 0 selects a free port. */
  readonly port?: number
  readonly keys: { readonly secret: string; readonly publishable: string }
  readonly now?: () => Date
}

export interface PaymentProvider {
  readonly port: number
  /** Address for `reachedAt` of the API's settings. */
  readonly url: string
  readonly setups: Setups
  readonly faults: PaymentFaults
  readonly close: () => Promise<void>
}

/** Starts the local stand-in of the card-payment provider on 127.0.0.1. Rejects when the port is in use. */
export async function startPaymentProvider({ port = 0, keys, now = () => new Date() }: PaymentProviderOptions): Promise<PaymentProvider> {
  const setups = openSetups(now)
  const faults = faultSwitch<FaultyCall>()
  return { ...(await listen(createPaymentsApp({ setups, faults, keys }), port)), setups, faults }
}
