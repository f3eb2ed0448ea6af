import { BREAKPOINTS } from '@dining/ui/style'
import { onCLS, onINP, onLCP } from 'web-vitals'

import { MEASUREMENTS_PATH, type Measurements } from './measurements.ts'

/** Errors that a page reports, and the places of each. */
const MOST_ERRORS = 5
const MOST_PLACES = 5

type Mutable = { -readonly [Key in keyof Measurements]: Measurements[Key] }

/** The places of an error in our own files; others, such as those of an extension of the browser, are left out. */
export function placesOf(stack: string): string[] {
  return Array.from(stack.matchAll(/\/assets\/[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}/g), ([place]) => place).slice(0, MOST_PLACES)
}

/**
 * Measures the page until it is left or hidden, and reports once then: a page that is hidden may never be shown again. Errors of our scripts
 * are reported with it.
 * @param route the template of the page's path
 */
export function measure(route: string): void {
  const found: Mutable = { route, screen: window.innerWidth < BREAKPOINTS.desktop ? 'narrow' : 'wide' }
  const errors: { readonly name: string; readonly at: string[] }[] = []
  const note = (reason: unknown) => {
    if (!(reason instanceof Error) || errors.length === MOST_ERRORS) return
    const at = placesOf(reason.stack ?? '')
    if (at.length > 0) errors.push({ name: /^[A-Za-z]{1,40}$/.test(reason.name) ? reason.name : 'Error', at })
  }
  window.addEventListener('error', ({ error }) => note(error))
  window.addEventListener('unhandledrejection', ({ reason }) => note(reason))
  onLCP(({ value }) => void (found.largestPaint = value))
  onINP(({ value }) => void (found.slowestInteraction = value))
  onCLS(({ value }) => void (found.layoutShift = value))
  const send = () => {
    if (document.visibilityState !== 'hidden') return
    document.removeEventListener('visibilitychange', send)
    // The library, too, ends its measurements when the page is hidden; after that, its values are here.
    queueMicrotask(() => {
      const report: Measurements = { ...found, ...(errors.length > 0 ? { errors } : {}) }
      navigator.sendBeacon(MEASUREMENTS_PATH, new Blob([JSON.stringify(report)], { type: 'application/json' }))
    })
  }
  document.addEventListener('visibilitychange', send)
}
