import { card as texts } from '@dining/copy-engine/texts/card'
import { useCopy } from '@dining/partner-kit/react'
import { Icon, Panel } from '@dining/ui'
import { alertIcon, calendarIcon, cardIcon, checkIcon, closeIcon } from '@dining/ui/icons'
import { useId } from 'react'

import * as css from './CardFacts.css.ts'

const PARTS = [
  { title: texts.whatWeSee, icon: checkIcon, facts: [texts.weSeeDines, texts.weSeeDigits] },
  { title: texts.whatWeDoNotSee, icon: closeIcon, facts: [texts.neverNumber, texts.neverElse] },
] as const
const GOOD_TO_KNOW = [
  { icon: calendarIcon, fact: texts.earnsAtOnce },
  { icon: cardIcon, fact: texts.oneProgram },
  { icon: alertIcon, fact: texts.pin },
] as const

/** Explains, beside the form, which data of a linked card are visible and which never are. */
export function CardFacts() {
  const copy = useCopy()
  const id = useId()
  return (
    <Panel as="aside" kind="flat" className={css.facts} aria-labelledby={id}>
      {PARTS.map(({ title, icon, facts }, at) => (
        <section key={title.key}>
          <h2 id={at === 0 ? id : undefined}>{copy.headline(title)}</h2>
          <ul className={css.list}>
            {facts.map((fact) => (
              <li key={fact.key}>
                <Icon d={icon} />
                <span>{copy.say(fact)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section>
        <h2>{copy.headline(texts.goodToKnow)}</h2>
        <ul className={css.list}>
          {GOOD_TO_KNOW.map(({ icon, fact }) => (
            <li key={fact.key}>
              <Icon d={icon} />
              <span>{copy.say(fact)}</span>
            </li>
          ))}
        </ul>
      </section>
    </Panel>
  )
}
