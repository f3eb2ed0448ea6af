import { allowScripts } from '@dining/api-client/script-addresses'
import { trustedScript } from '@dining/api-client/trusted-script'

import type { CardProvider } from './card-payments.ts'

/** An error of the provider; `setup_intent` is what it has. */
interface ProviderError {
  readonly type?: string
  readonly code?: string
  readonly setup_intent?: { readonly status?: string }
}

/** How a confirmation ended. */
export interface SetupAnswer {
  readonly error?: ProviderError
  readonly setupIntent?: { readonly status?: string }
}

export interface PaymentElement {
  on(event: 'ready' | 'loaderror', listener: () => void): unknown
  mount(into: HTMLElement): void
  focus(): void
  destroy(): void
}

export interface PaymentElements {
  create(type: 'payment', options?: object): PaymentElement
}

/** The part of Stripe.js that is used here (docs.stripe.com/js). */
export interface Provider {
  elements(options: { readonly clientSecret: string; readonly appearance: object; readonly locale: 'en' }): PaymentElements
  confirmSetup(options: {
    readonly elements: PaymentElements
    readonly redirect: 'if_required'
    readonly confirmParams: { readonly return_url: string }
  }): Promise<SetupAnswer>
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => Provider
  }
}

/** Milliseconds until a script that has not loaded counts as failed. */
const PATIENCE_MS = 15_000

let loading: Promise<void> | null = null
let hasBegun = false

/** Loads the script once; after a failure the next call tries again. */
function loadScript(url: string): Promise<void> {
  const { hostname: host, origin } = new URL(url)
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      loading = null
      script.remove()
      reject(new Error('The script of the card-payment provider did not load'))
    }
    const timer = setTimeout(fail, PATIENCE_MS)
    // The document's own state has the address. Its further scripts come from there or from a host below it.
    if (!hasBegun) allowScripts((part) => part.origin === origin || (part.protocol === 'https:' && part.hostname.endsWith(`.${host}`)))
    hasBegun = true
    script.src = trustedScript('dining-payment', url, (address) => address === url)
    script.addEventListener('load', () => {
      clearTimeout(timer)
      resolve()
    })
    script.addEventListener('error', () => {
      clearTimeout(timer)
      fail()
    })
    document.head.append(script)
  })
  return loading
}

/** The provider's script, from its own origin alone; loaded when a visitor has chosen a table that needs a card (CARD-72). Null if it did not load. */
export async function loadProvider({ publishableKey, scriptUrl }: CardProvider): Promise<Provider | null> {
  try {
    await loadScript(scriptUrl)
    return window.Stripe?.(publishableKey) ?? null
  } catch {
    return null
  }
}
