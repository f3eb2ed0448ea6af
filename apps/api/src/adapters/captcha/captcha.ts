import type { CaptchaTask } from '@dining/contract'
import type { Result } from '@dining/domain'

/** Why a token does not count: it is wrong, for another form or partner, or too old; or the service that knows it gives no answer. */
export type TokenRefusal = 'wrong' | 'no-answer'

/** Distinguishes people from scripts. A token is valid for one call of one form of one partner (FORM-25). */
export interface Captcha {
  /** What the browser does to get a token for a form. */
  task(form: string): Promise<CaptchaTask>
  /**
   * Reads a token that a call carries.
   * @param address the visitor's
   * @returns the id under which the token is used once
   */
  verify(form: string, token: string, address: string): Promise<Result<string, TokenRefusal>>
}

/** Seconds for which a token is valid, and after which a used one is forgotten. */
export const TOKEN_SECONDS = 600
