import { card } from '@dining/copy-engine/texts/card'
import { usePartner, useSay } from '@dining/partner-kit/react'
import { track } from '@dining/session'
import { Banner, Icon, Loading, Skeleton, TextButton } from '@dining/ui'
import { lockIcon } from '@dining/ui/icons'
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type Ref } from 'react'

import { mountCardFrame, type CardFrame, type FrameAnswer } from './card-frame.ts'
import * as css from './CardFrameBox.css.ts'
import { readFrameTheme } from './read-frame-theme.ts'
import { useFrameTexts } from './use-frame-texts.ts'

export interface CardFrameHandle {
  readonly submit: () => Promise<FrameAnswer>
}

interface CardFrameBoxProps {
  readonly ref: Ref<CardFrameHandle>
  /** Focusing this id leads into the frame's field. */
  readonly id: string
  readonly vaultOrigin: string
  readonly onComplete: (complete: boolean) => void
  readonly onEnter: () => void
  /** Should load the frame anew, by giving this component another `key`. */
  readonly onRetry: () => void
}

/**
 * The vault's frame in the page: a skeleton until it answers; after 20 s without an answer the event and what may be in the way
 * (CARD-32, CARD-33), with a way to try again. Another `key` loads it anew (CARD-34).
 */
export function CardFrameBox({ ref, id, vaultOrigin, onComplete, onEnter, onRetry }: CardFrameBoxProps) {
  const say = useSay()
  const { program, features } = usePartner()
  const texts = useFrameTexts()
  const container = useRef<HTMLDivElement>(null)
  const frame = useRef<CardFrame>(null)
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading')

  // The frame outlives many renders: it must speak to the latest of them.
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

  useImperativeHandle(ref, () => ({ submit: () => frame.current?.submit() ?? Promise.resolve({ kind: 'no-answer' }) }), [])

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
