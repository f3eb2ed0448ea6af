import { signIn } from '@dining/copy-engine/texts/sign-in'

/** Texts for `rfr` on the sign-in page (ACT-05, ACT-06); 5 does not come from activation: the session has ended. */
export const SIGN_IN_REASONS = { '3': signIn.activeAlready, '4': signIn.closedAlready, '5': signIn.sessionEnded } as const
