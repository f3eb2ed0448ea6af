import { texts } from '../text.ts'

/** Passkeys, where they are used: at the sign-in and before a sensitive change. */
export const passkey = texts('passkey', {
  waiting: 'Waiting for your passkey…',
  use: 'Use a passkey',
  ended: 'No passkey was used. You can try again, or use your password.',
  unsupported: 'This browser cannot use passkeys. Use your password.',
})
