import { surveyPanel as texts } from '@dining/copy-engine/texts/survey-panel'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { readCampaign, useVisitor } from '@dining/session'
import { Notice, TextButton, TextLink } from '@dining/ui'
import { row } from '@dining/ui/layout'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'

import type { SurveyFormProps } from './SurveyForm.tsx'
import * as css from './SurveyPanel.css.ts'
import { isFromTypeform, isTypeformSubmit, TYPEFORM_WAIT_MS, typeformAddress } from './typeform.ts'

/** With its own origin, which differs from the page's and by which its messages are recognized; it may not navigate the page. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups'

/**
 * The form of the survey at Typeform, in a frame (SURVEY-13, SURVEY-14). A frame does not report that it could not load, but a form that
 * has loaded sends messages: without any in time, the visitor can try again or open the form by itself.
 */
export default function TypeformFrame({ survey: { id }, path, onSent }: SurveyFormProps) {
  const copy = useCopy()
  const visitor = useVisitor()
  const { typeformCode } = usePartner().features
  const embedId = useId()
  const frame = useRef<HTMLIFrameElement>(null)
  // As of the time it opens: another address would load the form again.
  const [address] = useState(() =>
    typeformAddress(id, embedId, {
      campaign: readCampaign().utm_campaign ?? '',
      path,
      publicId: 'publicId' in visitor ? visitor.publicId : '',
      partnerCode: typeformCode,
    }),
  )
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<'loading' | 'ready' | 'silent'>('loading')
  const hear = useEffectEvent((event: MessageEvent) => {
    if (isFromTypeform(event, frame.current?.contentWindow ?? null)) setState('ready')
    if (isTypeformSubmit(event, frame.current?.contentWindow ?? null, embedId)) onSent()
  })
  useEffect(() => {
    const listener = (event: MessageEvent) => hear(event)
    window.addEventListener('message', listener)
    return () => window.removeEventListener('message', listener)
  }, [])
  useEffect(() => {
    if (state !== 'loading') return undefined
    const timer = setTimeout(() => setState('silent'), TYPEFORM_WAIT_MS)
    return () => clearTimeout(timer)
  }, [state])
  const again = () => {
    setAttempt(attempt + 1)
    setState('loading')
  }
  return (
    <>
      <div role="status">
        {state === 'silent' && (
          <Notice title={copy.say(texts.unreachableTitle)}>
            <p>{copy.say(texts.unreachable)}</p>
            <p className={row}>
              <TextButton onClick={again}>{copy.action(texts.again)}</TextButton>
              <TextLink href={address} target="_blank" rel="noreferrer">
                {copy.action(texts.openAlone)}
              </TextLink>
            </p>
          </Notice>
        )}
      </div>
      <iframe key={attempt} ref={frame} src={address} title={copy.say(texts.frame)} sandbox={SANDBOX} className={css.frame} />
    </>
  )
}
