import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { askService as AskService, resetService as ResetService } from './service.ts'

/** What the script of the service calls back, as it does after its own work. */
interface Given {
  readonly sitekey: string
  readonly callback: (token: string) => void
  readonly 'error-callback': () => void
}

let given: Given
let executed: number
let resets: number
let onExecute: () => void
let askService: typeof AskService
let resetService: typeof ResetService

beforeEach(async () => {
  vi.resetModules()
  ;({ askService, resetService } = await import('./service.ts'))
  executed = 0
  resets = 0
  onExecute = () => given.callback(`token ${executed}`)
  window.grecaptcha = {
    render: (_, options) => {
      given = options as unknown as Given
      return 7
    },
    execute: (widget) => {
      executed += widget === 7 ? 1 : 100
      onExecute()
    },
    reset: () => void (resets += 1),
  }
})
afterEach(() => {
  delete window.grecaptcha
  document.querySelectorAll('iframe, script[src*="recaptcha"]').forEach((element) => element.remove())
})

const TASK = { kind: 'recaptcha', siteKey: 'public' } as const

it('runs the invisible captcha of the service with the site key, a new token each time', async () => {
  expect(await askService(TASK)).toEqual({ ok: true, value: 'token 1' })
  resetService()
  expect(await askService(TASK)).toEqual({ ok: true, value: 'token 2' })
  expect([given.sitekey, resets]).toEqual(['public', 1])
})

it('reports a lost connection of the service', async () => {
  onExecute = () => given['error-callback']()
  expect(await askService(TASK)).toEqual({ ok: false, error: 'network' })
})

it('is not completed if the visitor closes the puzzle [FORM-24]', async () => {
  onExecute = () => {
    const puzzle = document.createElement('iframe')
    puzzle.src = 'about:blank?/recaptcha/api2/bframe'
    document.body.append(puzzle)
    setTimeout(() => (puzzle.style.visibility = 'hidden'), 700)
  }
  expect(await askService(TASK)).toEqual({ ok: false, error: 'incomplete' })
})
