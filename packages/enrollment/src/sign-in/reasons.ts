import { signIn } from '@dining/copy-engine/texts/sign-in'

/** What `rfr` says on the sign-in page (ACT-05, ACT-06); 5 is not activation's: the session has ended. */
export const SIGN_IN_REASONS = { '3': signIn.activeAlready, '4': signIn.closedAlready, '5': signIn.sessionEnded } as const
