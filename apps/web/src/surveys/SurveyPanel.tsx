import { useApi } from '@dining/api-client'
import { surveyPanel as texts } from '@dining/copy-engine/texts/survey-panel'
import { SURVEY, surveyShows } from '@dining/domain'
import { Rich, useCopy, usePartner } from '@dining/partner-kit/react'
import { useVisitor } from '@dining/session'
import { Icon, IconButton, Loading, Skeleton } from '@dining/ui'
import { closeIcon, downIcon, upIcon } from '@dining/ui/icons'
import { visuallyHidden } from '@dining/ui/layout'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react'

import { contentOf } from '../app/content.ts'
import { dueNotice } from '../app/shell/notices.ts'
import { isOverlaid } from './overlays.ts'
import { readSurvey, type Survey } from './read-survey.ts'
import { markSurveySeen, surveySeenAt } from './seen-surveys.ts'
import * as css from './SurveyPanel.css.ts'

const OwnForm = lazy(() => import('./SurveyForm.tsx'))
const TypeformFrame = lazy(() => import('./TypeformFrame.tsx'))

/** The survey of the content for this path (SURVEY-09 … SURVEY-12); nothing if there is none. */
export function SurveyPanel({ path }: { readonly path: string }) {
  const { data } = useQuery(contentOf(useApi(), 'surveys', false))
  const { kind } = useVisitor()
  // A survey with a timeout of 0 days is not shown again on the same visit.
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  /** The survey whose answers have just arrived, which stays for its thanks. */
  const [sent, setSent] = useState<Survey | null>(null)
  const [now] = useState(() => new Date())
  if (kind === 'closed-account') return null
  const all = (data ?? []).flatMap(({ fields }) => readSurvey(fields) ?? [])
  const survey = sent ?? all.find((one) => !gone.has(one.id) && surveyShows(one, path, surveySeenAt(one.id), now))
  if (!survey) return null
  return (
    <Panel
      key={survey.id}
      survey={survey}
      path={path}
      onSent={() => {
        markSurveySeen(survey.id, new Date())
        setSent(survey)
      }}
      onClosed={() => {
        markSurveySeen(survey.id, new Date())
        setGone(new Set([...gone, survey.id]))
        setSent(null)
      }}
    />
  )
}

interface PanelProps {
  readonly survey: Survey
  readonly path: string
  readonly onSent: () => void
  readonly onClosed: () => void
}

/** Milliseconds after which a panel that would cover another overlay tries again to open. */
const AGAIN_MS = 1_000
/** Milliseconds after opening by itself in which a press is not one that closes. */
const SAME_MOMENT_MS = 700
/** Milliseconds for which a notice that is due for this visitor may still come. */
const NOTICE_WAIT_MS = 5_000

/** A title bar at the page's end, and below it the form, once the visitor has clicked it or the delay has elapsed (SURVEY-02, SURVEY-04). */
function Panel({ survey, path, onSent, onClosed }: PanelProps) {
  const copy = useCopy()
  const partner = usePartner()
  const { kind } = useVisitor()
  const id = useId()
  const root = useRef<HTMLElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isSent, setIsSent] = useState(false)
  const thanks = useRef<HTMLParagraphElement>(null)
  const [said, setSaid] = useState('')
  const [since] = useState(() => performance.now())
  const openedAt = useRef(Number.NEGATIVE_INFINITY)
  const { delaySeconds } = survey

  /** Never over another overlay: not while one is open or may still come, and not while the visitor writes. */
  const isFree = () => {
    const mayCome = __HAS_NOTICES__ && performance.now() - since < NOTICE_WAIT_MS && dueNotice(partner, kind, path) !== null
    return !mayCome && !isOverlaid(document)
  }
  const openByItself = useEffectEvent(() => {
    if (!isFree()) return false
    openedAt.current = performance.now()
    setIsOpen(true)
    setSaid(copy.say(texts.opened))
    return true
  })
  useEffect(() => {
    if (isOpen || delaySeconds === 0) return undefined
    let timer = setTimeout(function attempt() {
      if (!openByItself()) timer = setTimeout(attempt, AGAIN_MS)
    }, delaySeconds * 1_000)
    return () => clearTimeout(timer)
  }, [isOpen, delaySeconds])

  const close = () => {
    // The focus does not go down with the panel.
    if (root.current?.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true })
    onClosed()
  }
  const closeLater = useEffectEvent(close)
  useEffect(() => {
    if (!isSent) return undefined
    // The thanks replace the form, in which the focus was.
    if (document.activeElement === document.body) thanks.current?.focus()
    const timer = setTimeout(() => closeLater(), SURVEY.closeAfterSeconds * 1_000)
    return () => clearTimeout(timer)
  }, [isSent])

  const sent = () => {
    setIsSent(true)
    onSent()
  }
  const press = () => {
    // A press that was meant to open it while it opened by itself does not close it.
    if (isOpen && performance.now() - openedAt.current < SAME_MOMENT_MS) return
    setSaid('')
    setIsOpen(!isOpen)
    // On a phone, the open panel is part of the page, below what the visitor sees.
    if (!isOpen) requestAnimationFrame(() => root.current?.scrollIntoView({ block: 'end' }))
  }
  const questions = { survey, path, onSent: sent }
  return (
    <section
      ref={root}
      className={isOpen ? `${css.panel} ${css.open}` : css.panel}
      style={isOpen ? { height: `min(${SURVEY.height}px,100dvh)` } : undefined}
      aria-labelledby={`${id}-title`}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) close()
      }}
    >
      <div className={css.bar}>
        <h2 className={css.title}>
          <button type="button" id={`${id}-title`} aria-expanded={isOpen} aria-controls={`${id}-body`} onClick={press}>
            <span>
              <Rich parts={copy.richContent(survey.text)} />
            </span>
            <Icon d={isOpen ? downIcon : upIcon} size="small" />
          </button>
        </h2>
        <IconButton icon={closeIcon} label={copy.say(texts.close)} onClick={close} />
      </div>
      <div id={`${id}-body`} className={css.body} hidden={!isOpen}>
        {isOpen &&
          (isSent ? (
            <p ref={thanks} tabIndex={-1} className={css.thanks}>
              {copy.say(texts.thanks)}
            </p>
          ) : (
            <Suspense
              fallback={
                <Loading label={copy.say(texts.loading)}>
                  <Skeleton width="100%" height="200px" />
                </Loading>
              }
            >
              {partner.features.typeformCode === '' ? <OwnForm {...questions} /> : <TypeformFrame {...questions} />}
            </Suspense>
          ))}
      </div>
      <p role="status" className={visuallyHidden}>
        {isSent ? copy.say(texts.thanks) : said}
      </p>
    </section>
  )
}
