import { randomBytes } from 'node:crypto'

import { behaviorOf, brandOf, isCardNumber } from './test-cards.ts'

type Status = 'requires_payment_method' | 'requires_action' | 'succeeded'

interface PaymentMethod {
  readonly id: string
  readonly object: 'payment_method'
  readonly type: 'card'
  readonly card: { readonly brand: string; readonly last4: string; readonly exp_month: number; readonly exp_year: number }
}

/** An error as Stripe's answers have it. */
export interface StripeError {
  readonly type: 'card_error' | 'invalid_request_error' | 'idempotency_error' | 'authentication_error'
  readonly code: string
  readonly message: string
}

interface Setup {
  readonly id: string
  readonly client_secret: string
  readonly created: number
  readonly usage: string
  readonly metadata: Readonly<Record<string, string>>
  status: Status
  payment_method: PaymentMethod | null
  last_setup_error: StripeError | null
}

export interface NewSetup {
  readonly usage: string
  readonly metadata: Readonly<Record<string, string>>
}

/** A card as its owner types it. */
export interface TypedCard {
  readonly number: string
  readonly expiry: { readonly month: number; readonly year: number }
  readonly cvc: string
}

export type Confirmed = { readonly setup: Setup } | { readonly error: StripeError }

const newId = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`
const invalid = (code: string, message: string): StripeError => ({ type: 'invalid_request_error', code, message })
const refused = (code: string, message: string): StripeError => ({ type: 'card_error', code, message })
const UNEXPECTED = invalid('setup_intent_unexpected_state', 'You cannot confirm this SetupIntent because it has already succeeded.')

/** The setups of all accounts, in memory: no card number is kept. */
export function openSetups(now: () => Date) {
  const setups = new Map<string, Setup>()
  const byKey = new Map<string, { readonly request: string; readonly setup: Setup }>()

  /** A setup by its secret, which the page of its member has. */
  const bySecret = (id: string, secret: string): Setup | null => {
    const setup = setups.get(id)
    return setup?.client_secret === secret ? setup : null
  }
  const fail = (setup: Setup, error: StripeError): Confirmed => {
    setup.status = 'requires_payment_method'
    setup.payment_method = null
    setup.last_setup_error = error
    return { error }
  }

  return {
    /** @param key the same key and request have the same setup; null for a call without one */
    create(key: string | null, { usage, metadata }: NewSetup): Setup | StripeError {
      const request = JSON.stringify({ usage, metadata })
      const known = key === null ? undefined : byKey.get(key)
      if (known)
        return known.request === request
          ? known.setup
          : { type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'This key was used with other parameters.' }
      const id = newId('seti')
      const setup: Setup = {
        id,
        client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
        created: Math.floor(now().getTime() / 1_000),
        usage,
        metadata,
        status: 'requires_payment_method',
        payment_method: null,
        last_setup_error: null,
      }
      setups.set(id, setup)
      if (key !== null) byKey.set(key, { request, setup })
      return setup
    },

    find: (id: string): Setup | null => setups.get(id) ?? null,
    bySecret,

    confirm(id: string, secret: string, { number, expiry, cvc }: TypedCard): Confirmed {
      const setup = bySecret(id, secret)
      if (!setup) return { error: invalid('resource_missing', 'No such setupintent.') }
      if (setup.status === 'succeeded') return { error: UNEXPECTED }
      if (!isCardNumber(number)) return fail(setup, refused('incorrect_number', 'Your card number is invalid.'))
      // The card is good until the end of its month.
      if (new Date(Date.UTC(expiry.year, expiry.month, 1)) <= now()) return fail(setup, refused('expired_card', 'Your card has expired.'))
      if (!/^\d{3,4}$/.test(cvc)) return fail(setup, refused('invalid_cvc', "Your card's security code is invalid."))
      const behavior = behaviorOf(number)
      if (behavior.kind === 'decline') return fail(setup, refused(behavior.code, behavior.message))
      const card = { brand: brandOf(number), last4: number.slice(-4), exp_month: expiry.month, exp_year: expiry.year }
      setup.payment_method = { id: newId('pm'), object: 'payment_method', type: 'card', card }
      setup.last_setup_error = null
      setup.status = behavior.kind === 'authenticate' ? 'requires_action' : 'succeeded'
      return { setup }
    },

    /** Ends the authentication that the bank asked for. */
    authenticate(id: string, secret: string, isAuthentic: boolean): Confirmed {
      const setup = bySecret(id, secret)
      if (setup?.status !== 'requires_action') return { error: invalid('resource_missing', 'No setupintent waits for this.') }
      if (isAuthentic) {
        setup.status = 'succeeded'
        return { setup }
      }
      const message = 'We are unable to authenticate your payment method. Please choose a different payment method and try again.'
      return fail(setup, invalid('setup_intent_authentication_failure', message))
    },

    all: (): readonly Setup[] => [...setups.values()],
  }
}
export type Setups = ReturnType<typeof openSetups>

/** A setup as the API answers it. @param expand whether its card is an object in place of an id */
export function presentSetup(setup: Setup, expand: boolean) {
  return {
    ...setup,
    object: 'setup_intent',
    livemode: false,
    customer: null,
    payment_method_types: ['card'],
    next_action: setup.status === 'requires_action' ? { type: 'use_stripe_sdk' } : null,
    payment_method: expand ? setup.payment_method : (setup.payment_method?.id ?? null),
  }
}
