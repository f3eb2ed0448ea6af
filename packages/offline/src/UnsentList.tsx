import type { Copy, Text } from '@dining/copy-engine'
import { unsent as texts } from '@dining/copy-engine/texts/offline'
import { useCopy } from '@dining/partner-kit/react'
import { TextButton } from '@dining/ui'
import { quiet, small, stack } from '@dining/ui/layout'
import { useEffect, useState } from 'react'

import { readUnsent, removeUnsent, watchUnsent, type Unsent } from './unsent.ts'
import * as css from './UnsentList.css.ts'

/** Why the server refused it, by the code of its problem or the outcome. */
const REASONS: Readonly<Record<string, Text>> = {
  full: texts.full,
  gone: texts.gone,
  completed: texts.completed,
  over: texts.over,
  credited: texts.credited,
  'too-early': texts.tooEarly,
  'too-late': texts.tooLate,
  'too-many': texts.tooMany,
  'card-unknown': texts.cardUnknown,
  'card-not-linked': texts.cardUnknown,
  'not-earning': texts.notEarning,
}

function reasonOf({ kind, refused }: Unsent): Text | undefined {
  if (refused === undefined) return undefined
  if (refused === 'not-found') return kind === 'review' ? texts.dineNotFound : texts.gone
  return REASONS[refused] ?? texts.refused
}

/** The member's actions that wait for a connection, or were refused; follows other tabs. */
function useUnsent(publicId: string | undefined): readonly Unsent[] {
  const [list, setList] = useState<readonly Unsent[]>([])
  useEffect(() => {
    if (publicId === undefined) return undefined
    let isOver = false
    const read = () => void readUnsent(publicId).then((next) => isOver || setList(next))
    read()
    const stop = watchUnsent(read)
    return () => {
      isOver = true
      stop()
    }
  }, [publicId])
  return list
}

function wordsOf(action: Unsent, copy: Copy): string {
  const { name } = action
  switch (action.kind) {
    case 'favorite':
      return copy.say(action.saved ? texts.save : texts.unsave, { name })
    case 'review':
      return copy.say(texts.review, { name, stars: String(action.stars) })
    case 'missing-dine':
      return copy.say(texts.missingDine, { name, date: copy.date(action.dinedOn, 'full'), amount: copy.money(action.amountCents) })
  }
}

/** What the member did without a connection: what will be sent, each with a way to cancel it, and what was refused, with the reason. */
export function UnsentList({ publicId }: { readonly publicId: string }) {
  const copy = useCopy()
  const all = useUnsent(publicId)
  const waiting = all.filter(({ refused }) => refused === undefined)
  const refused = all.filter((one) => one.refused !== undefined)
  return (
    <>
      {waiting.length > 0 && (
        <section className={stack} aria-label={copy.say(texts.title)}>
          <h2>{copy.headline(texts.title)}</h2>
          <Actions all={waiting} />
          <p className={`${small} ${quiet}`}>{copy.say(texts.until)}</p>
        </section>
      )}
      {refused.length > 0 && (
        <section className={stack} aria-label={copy.say(texts.refusedTitle)}>
          <h2>{copy.headline(texts.refusedTitle)}</h2>
          <Actions all={refused} />
        </section>
      )}
    </>
  )
}

function Actions({ all }: { readonly all: readonly Unsent[] }) {
  const copy = useCopy()
  return (
    <ul className={css.list}>
      {all.map((action) => {
        const words = wordsOf(action, copy)
        const reason = reasonOf(action)
        const isRefused = reason !== undefined
        const date = copy.date(new Date(action.at).toISOString(), 'long')
        return (
          <li key={action.id} className={css.item}>
            <div>
              {words}
              <p className={`${css.since} ${small} ${quiet}`}>{copy.say(isRefused ? texts.refusedSince : texts.since, { date })}</p>
            </div>
            <TextButton
              aria-label={copy.say(isRefused ? texts.dismissOf : texts.cancelOf, { action: words })}
              onClick={() => void removeUnsent(action.id)}
            >
              {copy.action(isRefused ? texts.dismiss : texts.cancel)}
            </TextButton>
            {reason && <p className={`${css.typed} ${small}`}>{copy.say(reason)}</p>}
            {action.kind === 'review' && <p className={`${css.typed} ${small} ${quiet}`}>{action.review}</p>}
            {action.kind === 'missing-dine' && action.note !== '' && <p className={`${css.typed} ${small} ${quiet}`}>{action.note}</p>}
          </li>
        )
      })}
    </ul>
  )
}
