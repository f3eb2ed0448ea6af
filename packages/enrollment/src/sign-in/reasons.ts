import { signIn } from '@dining/copy-engine/texts/sign-in'

/**
 * Texts for our own values of `rfr` on the sign-in page: the session has ended, the last card was deleted, the member has closed the account. Those of activation, 0 to 4,
 * only record why it redirected, and show nothing (PARAM-11, PARAM-12).
 */
export const SIGN_IN_REASONS = { '5': signIn.sessionEnded, '6': signIn.accountClosed, '7': signIn.accountClosing } as const
