import { createPasskey, provePasskey, type PasskeyFault } from '@dining/api-client/passkeys'
import type { CreatedPasskey, PasskeyAssertion, PasskeyCreationOptions, PasskeyUseOptions } from '@dining/contract'

/** The browser gave no passkey. */
export class PasskeyFailure extends Error {
  readonly fault: PasskeyFault
  constructor(fault: PasskeyFault) {
    super(`No passkey: ${fault}`)
    this.fault = fault
  }
}

/** Asks the browser to use one of these passkeys. @throws PasskeyFailure */
export async function askToUse(options: PasskeyUseOptions): Promise<PasskeyAssertion> {
  const used = await provePasskey(options)
  if (!used.ok) throw new PasskeyFailure(used.error.fault)
  return used.value
}

/** Asks the browser to create a passkey. @throws PasskeyFailure */
export async function askToCreate(options: PasskeyCreationOptions): Promise<CreatedPasskey> {
  const created = await createPasskey(options)
  if (!created.ok) throw new PasskeyFailure(created.error.fault)
  return created.value
}
