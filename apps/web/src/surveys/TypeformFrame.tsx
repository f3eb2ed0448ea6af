import { surveyPanel as texts } from '@dining/copy-engine/texts/survey-panel'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { readCampaign, useVisitor } from '@dining/session'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'

import type { SurveyFormProps } from './SurveyForm.tsx'
import * as css from './SurveyPanel.css.ts'
import { isTypeformSubmit, typeformAddress } from './typeform.ts'

/** With its own origin, which differs from the page's and by which its messages are recognized; it may not navigate the page. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups'

/** The form of the survey at Typeform, in a frame (SURVEY-13, SURVEY-14). */
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
  const hear = useEffectEvent((event: MessageEvent) => {
    if (isTypeformSubmit(event, frame.current?.contentWindow ?? null, embedId)) onSent()
  })
  useEffect(() => {
    const listener = (event: MessageEvent) => hear(event)
    window.addEventListener('message', listener)
    return () => window.removeEventListener('message', listener)
  }, [])
  return <iframe ref={frame} src={address} title={copy.say(texts.frame)} sandbox={SANDBOX} className={css.frame} />
}
