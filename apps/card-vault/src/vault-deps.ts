import type { FrameKeys } from './frame-keys.ts'
import type { Keyring } from './keys/keyring.ts'
import type { CardNetwork } from './network/card-network.ts'
import type { VaultStore } from './store/store.ts'

export interface VaultDeps {
  readonly store: VaultStore
  readonly keyring: Keyring
  readonly keys: FrameKeys
  readonly network: CardNetwork
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Key of a card's registration: derived, so that a repeated registration returns the same network token. */
export const registrationKey = (keyring: Keyring, card: { readonly partner_id: string; readonly fingerprint: string }): string =>
  keyring.derive('registration', card.partner_id, card.fingerprint)
