import { mountCardFrame, type CardFrame } from '@dining/card-linking/frame'
import type { FrameTexts, FrameTheme } from '@dining/contract/frame'
import { CARD_TYPE_CODES } from '@dining/domain'

/** A page that embeds the card frame like a partner's site, and records everything that it receives. */
export interface HostPage {
  /** Messages from the frame's client to the page: only accepted ones. */
  readonly received: string[]
  readonly mount: (vaultOrigin: string, partnerId: string, accepted?: readonly string[]) => void
  readonly unmount: () => void
  readonly submit: () => Promise<unknown>
  readonly focus: () => void
  /** The nonce of the current mount: a test gives it to attackers, so that each check is tested alone. */
  readonly nonce: () => string
}

declare global {
  interface Window {
    host: HostPage
  }
}

const theme: FrameTheme = {
  scheme: 'light',
  surface: 'rgb(255, 255, 255)',
  field: 'rgb(255, 255, 255)',
  text: 'rgb(20, 30, 60)',
  quiet: 'rgb(70, 80, 100)',
  border: 'rgb(100, 110, 130)',
  selected: 'rgb(20, 30, 90)',
  danger: 'rgb(170, 0, 30)',
  focus: 'rgb(0, 90, 220)',
  radius: '3px',
  font: 'sans-serif',
}
const texts: FrameTexts = {
  label: 'Card number',
  required: ' (required)',
  help: 'Only the number.',
  accepted: 'We accept Visa and Amex.',
  empty: 'Please enter your credit card number.',
  invalid: 'This card number is not valid. Please check the digits.',
  brandNotAccepted: 'That card cannot be linked. We accept Visa and Amex.',
}

let frame: CardFrame | null = null
const received: string[] = []
const container = document.querySelector<HTMLElement>('#frame')

window.host = {
  received,
  mount(vaultOrigin, partnerId, accepted = CARD_TYPE_CODES) {
    if (!container) throw new Error('no container')
    frame?.unmount()
    frame = mountCardFrame({
      container,
      vaultOrigin,
      partnerId,
      accepted: CARD_TYPE_CODES.filter((code) => accepted.includes(code)),
      title: 'Secure card entry',
      theme,
      texts,
      onStatus: (status) => received.push(status),
      onComplete: (complete) => received.push(complete ? 'complete' : 'incomplete'),
      onEnter: () => received.push('enter'),
    })
  },
  unmount: () => frame?.unmount(),
  submit: () => frame?.submit(true) ?? Promise.reject(new Error('not mounted')),
  focus: () => frame?.focus(),
  nonce: () => new URL(document.querySelector('iframe')?.src ?? location.href).searchParams.get('nonce') ?? '',
}
