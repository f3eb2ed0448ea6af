import { useApi } from '@dining/api-client'
import { IDEMPOTENCY_HEADER } from '@dining/contract'
import { reservationCard as texts } from '@dining/copy-engine/texts/reservation-card'
import { useCopy } from '@dining/partner-kit/react'
import { Banner, Loading, SecureFrame, Skeleton, TextButton } from '@dining/ui'
import { quiet, small } from '@dining/ui/layout'
import { useEffect, useEffectEvent, useId, useImperativeHandle, useRef, useState, type Ref } from 'react'

import { CallLink } from '../CallLink.tsx'
import * as dialogCss from '../dialog/ReserveDialog.css.ts'
import { appearanceAt } from './card-appearance.ts'
import type { CardProvider } from './card-payments.ts'
import * as css from './CardPart.css.ts'
import { outsideTopLayer } from './outside-top-layer.ts'
import { loadProvider, type PaymentElement, type PaymentElements, type Provider, type SetupAnswer } from './provider-script.ts'
import { refusalWords, type CardProblem } from './refusal-words.ts'

/** How the form of the booking asks for the card. */
export interface CardHandle {
  /** Gives the card to the provider. @returns the id of its setup, for the booking; null if there is none, which the part then shows */
  readonly give: () => Promise<string | null>
  /** The server did not accept the card for the booking: it must be given again. */
  readonly again: () => void
}

type State =
  | { readonly kind: 'loading' | 'ready' | 'failed' }
  /** The provider has the card: another try of the booking uses it. */
  | { readonly kind: 'given'; readonly cardSetup: string }

/** The provider's fields on the page, with the setup that they fill. */
interface Mounted {
  readonly provider: Provider
  readonly elements: PaymentElements
  readonly element: PaymentElement
  readonly cardSetup: string
}

interface CardPartProps {
  readonly ref: Ref<CardHandle>
  readonly provider: CardProvider
  readonly merchantId: string
  readonly slotId: string
  /** Of the restaurant. */
  readonly phone: string | null
  /** The restaurant's rule of cancelling, in words. */
  readonly rule: string
  readonly hasFee: boolean
}

/** Milliseconds until fields that have not answered count as failed. */
const PATIENCE_MS = 20_000

/**
 * The card that a restaurant asks for (CARD-71, RESERVE-26): what it is for, the rule, and the provider's fields, in a frame of the provider's
 * origin. No number reaches this page.
 */
export function CardPart({ ref, provider: settings, merchantId, slotId, phone, rule, hasFee }: CardPartProps) {
  const copy = useCopy()
  const api = useApi()
  const titleId = useId()
  const place = useRef<HTMLDivElement>(null)
  const mounted = useRef<Mounted | null>(null)
  const [state, setState] = useState<State>({ kind: 'loading' })
  const [problem, setProblem] = useState<CardProblem | null>(null)
  /** Increases with each try to open the fields. */
  const [attempt, setAttempt] = useState(0)
  const fields = useRef<HTMLDivElement>(null)
  const banner = useRef<HTMLDivElement>(null)
  // The focus is in the provider's frame or stays on the button, and neither brings the reason into view.
  useEffect(() => {
    banner.current?.scrollIntoView({ block: 'start' })
  }, [problem])

  /** Asks for a setup, loads the script and mounts the fields. @returns whether they come */
  const open = useEffectEvent(async (into: HTMLElement, isOver: () => boolean, settle: (kind: 'ready' | 'failed') => void) => {
    const headers = { [IDEMPOTENCY_HEADER]: crypto.randomUUID() }
    const ask = () => api.call('createCardSetup', { params: { merchantId }, body: { slotId } }, { headers })
    const [first, provider] = await Promise.all([ask(), loadProvider(settings)])
    // The same key: a lost answer makes no second setup.
    const answer = !first.ok && first.error.kind === 'network' ? await ask() : first
    if (isOver()) return
    if (!answer.ok || answer.value.kind !== 'ready' || !provider) return settle('failed')
    const { clientSecret, cardSetup } = answer.value
    const elements = provider.elements({ clientSecret, appearance: appearanceAt(into), locale: 'en' })
    const element = elements.create('payment', { wallets: { applePay: 'never', googlePay: 'never' } })
    element.on('ready', () => settle('ready'))
    element.on('loaderror', () => settle('failed'))
    mounted.current = { provider, elements, element, cardSetup }
    element.mount(into)
  })
  useEffect(() => {
    const into = place.current
    if (!into) return
    let isOver = false
    const timer = setTimeout(() => settle('failed'), PATIENCE_MS)
    function settle(kind: 'ready' | 'failed') {
      if (isOver) return
      clearTimeout(timer)
      setState({ kind })
    }
    open(into, () => isOver, settle).catch(() => settle('failed'))
    return () => {
      isOver = true
      clearTimeout(timer)
      mounted.current?.element.destroy()
      mounted.current = null
    }
  }, [attempt])

  const reopen = (because: CardProblem | null) => {
    setProblem(because)
    setState({ kind: 'loading' })
    setAttempt((count) => count + 1)
  }
  async function give(): Promise<string | null> {
    if (state.kind === 'given') return state.cardSetup
    const { current } = mounted
    if (state.kind !== 'ready' || !current) {
      setProblem(state.kind === 'failed' ? null : { text: texts.notReady })
      fields.current?.focus()
      return null
    }
    setProblem(null)
    const { provider, elements, element, cardSetup } = current
    const confirmParams = { return_url: window.location.href }
    const confirm = () => provider.confirmSetup({ elements, redirect: 'if_required', confirmParams })
    const dialog = place.current?.closest('dialog') ?? null
    const { error, setupIntent }: SetupAnswer = await outsideTopLayer(dialog, confirm).catch(() => ({ error: {} }))
    // A confirmation whose answer was lost is refused when it is repeated, with the card that the provider has.
    const has = (error?.setup_intent ?? setupIntent)?.status
    if (has === 'succeeded') {
      setState({ kind: 'given', cardSetup })
      return cardSetup
    }
    setProblem(refusalWords(error ?? {}))
    element.focus()
    return null
  }
  useImperativeHandle(ref, () => ({ give, again: () => reopen({ text: texts.again }) }))

  const { kind } = state
  return (
    <section className={css.part} aria-labelledby={titleId}>
      <div className={css.lead}>
        <h3 id={titleId}>{copy.headline(texts.title)}</h3>
        <p>
          {copy.say(texts.lead)} {hasFee && copy.say(texts.leadFee)} {rule}
        </p>
      </div>
      {problem && (
        <div ref={banner} className={css.banner}>
          <Banner type="error" {...(problem.title && { title: copy.say(problem.title) })}>
            <p>{copy.say(problem.text)}</p>
            {problem.text === texts.unreachable && <CallLink phone={phone} />}
          </Banner>
        </div>
      )}
      <SecureFrame title={copy.say(texts.frameBy, { host: new URL(settings.scriptUrl).host })}>
        <div ref={fields} tabIndex={-1} className={css.part}>
          {kind === 'loading' && (
            <Loading label={copy.say(texts.loading)}>
              <Skeleton width="100%" height="170px" />
            </Loading>
          )}
          {kind === 'failed' && (
            <Banner type="error" title={copy.say(texts.failedTitle)}>
              <p>{copy.say(phone === null ? texts.failedNoPhone : texts.failed)}</p>
              <div className={dialogCss.actions}>
                <TextButton onClick={() => reopen(null)}>{copy.say(texts.retry)}</TextButton>
                <CallLink phone={phone} />
              </div>
            </Banner>
          )}
          {kind === 'given' && (
            <div className={css.lead} role="status">
              <p>{copy.say(texts.given)}</p>
              <TextButton onClick={() => reopen(null)}>{copy.say(texts.otherCard)}</TextButton>
            </div>
          )}
          <div ref={place} className={kind === 'ready' ? undefined : css.unseen} />
        </div>
      </SecureFrame>
      <p className={`${small} ${quiet}`}>{copy.say(texts.private)}</p>
    </section>
  )
}
