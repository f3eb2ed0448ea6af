import type { CaptchaTask } from '@dining/contract'
import { fail, succeed, type Result } from '@dining/domain'

import { allowScripts } from '../script-addresses.ts'
import { trustedScript } from '../trusted-script.ts'
import type { CaptchaFault } from './fault.ts'
import { POLL_MS, whenReady, type Poll } from './readiness.ts'

type ServiceTask = Extract<CaptchaTask, { siteKey: string }>

/** The parts of grecaptcha and turnstile that this module uses; both have the same. */
interface Widgets {
  render(container: HTMLElement, options: Readonly<Record<string, unknown>>): unknown
  execute(widget: unknown): unknown
  reset(widget: unknown): void
}

declare global {
  interface Window {
    grecaptcha?: Partial<Widgets>
    turnstile?: Partial<Widgets>
  }
}

interface Service {
  readonly script: string
  /** What the addresses of its further scripts begin with. */
  readonly parts: readonly string[]
  readonly widgets: () => Partial<Widgets> | undefined
  /** Options besides the key and the callbacks. */
  readonly options: Readonly<Record<string, unknown>>
  /** Selects the frame of a puzzle that is shown to a visitor who seems to be a script. */
  readonly puzzle: string
}

const SERVICES: Readonly<Record<ServiceTask['kind'], Service>> = {
  recaptcha: {
    // Without the last parameter its scripts write texts where Trusted Types are enforced.
    script: 'https://www.google.com/recaptcha/api.js?render=explicit&trustedtypes=true',
    parts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    widgets: () => window.grecaptcha,
    options: { size: 'invisible', badge: 'bottomleft' },
    puzzle: 'iframe[src*="/recaptcha/"][src*="bframe"]',
  },
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    parts: ['https://challenges.cloudflare.com/'],
    widgets: () => window.turnstile,
    options: { execution: 'execute', appearance: 'interaction-only' },
    puzzle: '',
  },
}

/** Milliseconds that a visitor has for a puzzle. */
const PUZZLE_MS = 300_000

let script: { readonly element: HTMLScriptElement; hasFailed: boolean } | undefined
interface Widget {
  readonly id: unknown
  readonly of: Widgets
  /** Ends the current request for a token. */
  settle: (token: Result<string, CaptchaFault>) => void
}
let widget: Widget | undefined

/** Adds the script of the service, again after a failure. */
function loadScript({ script: src, parts }: Service): void {
  if (script && !script.hasFailed) return
  if (!script) allowScripts(({ href }) => parts.some((part) => href.startsWith(part)))
  script?.element.remove()
  const element = document.createElement('script')
  const loading = { element, hasFailed: false }
  element.src = trustedScript('dining-captcha', src, (url) => Object.values(SERVICES).some(({ script: own }) => own === url))
  element.async = true
  element.addEventListener('error', () => (loading.hasFailed = true))
  script = loading
  document.head.append(element)
}

const isComplete = (widgets: Partial<Widgets> | undefined): widgets is Widgets =>
  widgets?.render !== undefined && widgets.execute !== undefined && widgets.reset !== undefined

function poll(service: Service): Promise<Poll<Widgets>> {
  const now = service.widgets()
  if (isComplete(now)) return Promise.resolve({ kind: 'ready', value: now })
  const hasFailed = script?.hasFailed === true
  loadScript(service)
  return Promise.resolve({ kind: hasFailed ? 'network-error' : 'loading' })
}

/** One widget for the page; it has no place in the layout, and a puzzle is shown above the page. */
function widgetOf(of: Widgets, { siteKey, kind }: ServiceTask): Widget {
  if (widget) return widget
  const container = document.createElement('div')
  Object.assign(container.style, { position: 'fixed', insetInlineStart: '16px', insetBlockEnd: '16px', zIndex: '1000' })
  document.body.append(container)
  const settle = (token: Result<string, CaptchaFault>) => made.settle(token)
  const id = of.render(container, {
    ...SERVICES[kind].options,
    sitekey: siteKey,
    callback: (token: string) => settle(succeed(token)),
    'error-callback': () => settle(fail('network')),
    'expired-callback': () => settle(fail('incomplete')),
    'timeout-callback': () => settle(fail('incomplete')),
  })
  const made: Widget = { id, of, settle: () => undefined }
  widget = made
  return made
}

const isShown = (selector: string) => {
  const frame = selector === '' ? null : document.querySelector(selector)
  return frame !== null && frame.checkVisibility({ visibilityProperty: true })
}

/** Gets a token from the partner's service; a puzzle that the visitor closes is not completed (FORM-24). */
export async function askService(task: ServiceTask): Promise<Result<string, CaptchaFault>> {
  const service = SERVICES[task.kind]
  const ready = await whenReady(() => poll(service))
  if (!ready.ok) return ready
  const made = widgetOf(ready.value, task)
  return new Promise((resolve) => {
    let wasShown = false
    const look = setInterval(() => {
      const shown = isShown(service.puzzle)
      if (wasShown && !shown) made.settle(fail('incomplete'))
      wasShown = shown
    }, POLL_MS)
    const end = setTimeout(() => made.settle(fail('incomplete')), PUZZLE_MS)
    made.settle = (token) => {
      clearInterval(look)
      clearTimeout(end)
      made.settle = () => undefined
      resolve(token)
    }
    made.of.execute(made.id)
  })
}

/** Prepares the widget for another token. */
export function resetService(): void {
  widget?.of.reset(widget.id)
}
