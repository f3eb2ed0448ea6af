import type { CDPSession } from '@playwright/test'

/** Adds a device that creates and uses passkeys at once. WebAuthn must be enabled in the session. @returns its id */
export async function newAuthenticator(devtools: CDPSession): Promise<string> {
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return authenticatorId
}
