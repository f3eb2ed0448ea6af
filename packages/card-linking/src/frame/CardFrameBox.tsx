import type { FrameTexts, FrameTheme } from '@dining/contract/frame'
import { card } from '@dining/copy-engine/texts/card'
import { forms } from '@dining/copy-engine/texts/forms'
import { usePartner, useSay } from '@dining/partner-kit/react'
import { track } from '@dining/session'
import { Banner, Icon, Loading, Skeleton, TextButton } from '@dining/ui'
import { lockIcon } from '@dining/ui/icons'
import { vars } from '@dining/ui/style'
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type Ref } from 'react'

import { acceptedBrands } from '../accepted-brands.ts'
import * as css from './CardFrameBox.css.ts'
import { mountCardFrame, type CardFrame } from './card-frame.ts'

export interface CardFrameHandle {
  readonly submit: CardFrame['submit']
}

interface CardFrameBoxProps {
  readonly ref: Ref<CardFrameHandle>
  /** Focusing the element with this id moves the focus into the frame's field. */
  readonly id: string
  readonly vaultOrigin: string
  readonly onComplete: (complete: boolean) => void
  readonly onEnter: () => void
  /** Requests a reload of the frame, by rendering this component with another `key`. */
  readonly onRetry: () => void
}

/**
 * The vault's frame in the page: a skeleton until it answers; after 20 s without an answer the analytics event and a message with possible
 * causes (CARD-32, CARD-33), with a button to try again. Another `key` reloads it (CARD-34).
 */
export function CardFrameBox({ ref, id, vaultOrigin, onComplete, onEnter, onRetry }: CardFrameBoxProps) {
  const say = useSay()
  const { program, features } = usePartner()
  const texts = useFrameTexts()
  const container = useRef<HTMLDivElement>(null)
  const frame = useRef<CardFrame>(null)
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading')

  // The frame persists through many renders and must call the latest callbacks.
  const tellComplete = useEffectEvent(onComplete)
  const tellEnter = useEffectEvent(onEnter)
  const mount = useEffectEvent((into: HTMLElement) =>
    mountCardFrame({
      container: into,
      vaultOrigin,
      partnerId: program.id,
      accepted: features.cardTypesAccepted,
      title: say(card.frameTitle),
      theme: readFrameTheme(into),
      texts,
      onStatus(next) {
        setStatus(next)
        if (next === 'failed') track({ event: 'cryptex__failed' })
      },
      onComplete: (complete) => tellComplete(complete),
      onEnter: () => tellEnter(),
    }),
  )
  useEffect(() => {
    if (!container.current) return
    const mounted = mount(container.current)
    frame.current = mounted
    return () => {
      frame.current = null
      mounted.unmount()
    }
  }, [])

  useImperativeHandle(ref, () => ({ submit: (waits) => frame.current?.submit(waits) ?? Promise.resolve({ kind: 'no-answer' }) }), [])

  return (
    <div className={css.frame}>
      <p className={css.head}>
        <Icon d={lockIcon} />
        <span>{say(card.frameBy, { host: new URL(vaultOrigin).host })}</span>
      </p>
      <div
        id={id}
        tabIndex={-1}
        className={css.body}
        onFocus={(event) => {
          if (event.target === event.currentTarget) frame.current?.focus()
        }}
      >
        {status === 'loading' && (
          <div className={css.waiting}>
            <Loading label={say(card.frameLoading)}>
              <Skeleton width="100%" height="50px" />
            </Loading>
          </div>
        )}
        {status === 'failed' && (
          <Banner type="error">
            <p>{say(card.frameBlocked)}</p>
            <TextButton onClick={onRetry}>{say(card.frameRetry)}</TextButton>
          </Banner>
        )}
        <div ref={container} className={status === 'ready' ? css.shown : css.unseen} />
      </div>
    </div>
  )
}

/** The frame's texts in the partner's wording; its errors are the same as the page's own. */
function useFrameTexts(): FrameTexts {
  const say = useSay()
  const brands = acceptedBrands(usePartner().features.cardTypesAccepted)
  return {
    label: say(card.numberLabel),
    required: say(forms.requiredSuffix),
    help: say(card.numberOnly),
    accepted: say(card.accepted, { brands }),
    empty: say(card.numberEmpty),
    invalid: say(card.numberInvalid),
    brandNotAccepted: say(card.brandRefused, { brands }),
  }
}

const COLOURS = {
  surface: vars.surface.raised,
  field: vars.surface.raised,
  text: vars.text.body,
  quiet: vars.text.quiet,
  border: vars.border.control,
  selected: vars.control.on,
  danger: vars.text.danger,
  focus: vars.border.focus,
} as const

/** Resolves the page's colour roles at this element into plain values that can be sent to another origin. */
function readFrameTheme(at: HTMLElement): FrameTheme {
  const probe = at.appendChild(document.createElement('span'))
  probe.hidden = true
  const computed = getComputedStyle(probe)
  const colourOf = (value: string) => {
    probe.style.color = value
    return computed.color
  }
  const scheme = colourOf('light-dark(rgb(255, 255, 255), rgb(0, 0, 0))') === 'rgb(0, 0, 0)' ? 'dark' : 'light'
  probe.style.borderRadius = vars.radius.control
  probe.style.fontFamily = vars.font.text
  const theme: FrameTheme = {
    scheme,
    surface: colourOf(COLOURS.surface),
    field: colourOf(COLOURS.field),
    text: colourOf(COLOURS.text),
    quiet: colourOf(COLOURS.quiet),
    border: colourOf(COLOURS.border),
    selected: colourOf(COLOURS.selected),
    danger: colourOf(COLOURS.danger),
    focus: colourOf(COLOURS.focus),
    radius: computed.borderTopLeftRadius,
    font: computed.fontFamily,
  }
  probe.remove()
  return theme
}
