import type { CaptchaTask } from '@dining/contract'
import type { Result } from '@dining/domain'

import type { ApiError } from '../api-client.ts'
import type { CaptchaFault } from './fault.ts'
import { whenReady } from './readiness.ts'

/** Obtains the token of a form's next submit. Loaded when the first form needs one. */
export interface Captcha {
  /** @param form name of the call that the form makes */
  token(form: string): Promise<Result<string, CaptchaFault>>
  /** After a submit that failed: its token has been used (FORM-20). */
  reset(form: string): void
}

/** Asks the API how the token of a form is obtained. */
export type AskForTask = (form: string) => Promise<Result<CaptchaTask, ApiError>>

/** The captcha of a site: proof of work, or the service that the partner has chosen. */
export function createCaptcha(ask: AskForTask): Captcha {
  return {
    async token(form) {
      const task = await whenReady(async () => {
        const answer = await ask(form)
        if (answer.ok) return { kind: 'ready', value: answer.value }
        return { kind: answer.error.kind === 'network' ? 'network-error' : 'broken' }
      })
      if (!task.ok) return task
      if (task.value.kind === 'work') return (await import('./work.ts')).solveWork(task.value.challenge)
      return (await import('./service.ts')).askService(task.value)
    },
    reset() {
      void import('./service.ts').then(
        ({ resetService }) => resetService(),
        () => undefined,
      )
    },
  }
}
