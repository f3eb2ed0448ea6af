/** An account of a partner at a captcha service. The site key is public. */
export interface CaptchaService {
  readonly kind: 'recaptcha' | 'turnstile'
  readonly siteKey: string
}
