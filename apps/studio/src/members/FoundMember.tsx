import type { StudioMember, StudioPartner } from '@dining/contract/studio'
import { Button } from '@dining/ui'
import { useState, type Ref } from 'react'
import { Link } from 'react-router'

import * as decisions from '../decisions/decisions.css.ts'
import { momentWords } from '../entries/status.ts'
import * as missing from '../missing-dines/missing-dines.css.ts'
import { dayWords } from '../missing-dines/words.ts'
import { cardWords, type Card } from './card-words.ts'
import * as css from './members.css.ts'
import { ReleaseDialog } from './ReleaseDialog.tsx'

const STATES: Readonly<Record<StudioMember['state'], string>> = {
  'not-activated': 'Not activated',
  active: 'Active',
  leaving: 'Closed, to be erased on request',
  closed: 'Closed',
}

const REPORTS: Readonly<Record<StudioMember['missingDines'][number]['state'], { readonly list: string; readonly words: string }>> = {
  open: { list: 'open', words: 'Open' },
  asked: { list: 'asked', words: 'Waiting for the member' },
  granted: { list: 'decided', words: 'Credited' },
  refused: { list: 'decided', words: 'Refused' },
}

interface FoundMemberProps {
  readonly partner: StudioPartner
  readonly member: StudioMember
  readonly heading: Ref<HTMLHeadingElement>
  readonly onReleased: (member: StudioMember, words: string) => void
}

/** What support sees of a member, with the buttons that release a card. */
export function FoundMember({ partner, member, heading, onReleased }: FoundMemberProps) {
  const { publicId, maskedEmail, initial, tier, state, joinedAt, sessions, cards, missingDines } = member
  const [releasing, setReleasing] = useState<Card | null>(null)
  const facts = [
    ['Email address', maskedEmail === '' ? 'None' : maskedEmail],
    ['First name', initial === '' ? 'None' : `${initial}…`],
    ['Account', STATES[state]],
    ['Tier', tier],
    ['Enrolled', momentWords(joinedAt, partner.timeZone)],
    ['Open sessions', String(sessions)],
  ] as const
  const linked = cards.filter(({ unlinkedAt }) => unlinkedAt === null)

  const onDone = (card: Card, isClosed: boolean) => {
    setReleasing(null)
    const released = cards.map((one) => (one.id === card.id ? { ...one, unlinkedAt: new Date().toISOString() } : one))
    const account = isClosed ? ({ state: 'closed', sessions: 0 } as const) : {}
    const words = `The ${cardWords(card)} is released.${isClosed ? ' It was the last one: the account is closed.' : ''}`
    onReleased({ ...member, ...account, cards: released }, words)
  }

  return (
    <section className={css.found} aria-labelledby="found">
      <h3 className={css.title} id="found" ref={heading} tabIndex={-1}>
        Member {publicId}
      </h3>
      <dl className={missing.facts}>
        {facts.map(([term, words]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <div className={css.part}>
        <h4 className={css.partTitle}>Cards</h4>
        {cards.length === 0 && <p className={decisions.facts}>No card was ever linked.</p>}
        {cards.length > 0 && (
          <ul className={css.rows}>
            {cards.map((card) => (
              <li key={card.id} className={css.row}>
                <div>
                  <p className={css.name}>{cardWords(card)}</p>
                  <p className={decisions.facts}>{linkWords(card, partner)}</p>
                </div>
                {card.unlinkedAt === null && (
                  <Button
                    kind="quiet"
                    className={css.release}
                    onClick={() => setReleasing(card)}
                    aria-label={`Release the ${cardWords(card)}`}
                  >
                    Release …
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={css.part}>
        <h4 className={css.partTitle}>Missing dines</h4>
        {missingDines.length === 0 && <p className={decisions.facts}>The member has reported none.</p>}
        {missingDines.length > 0 && (
          <ul className={css.rows}>
            {missingDines.map(({ id, merchantName, dinedOn, state: report }) => (
              <li key={id} className={css.row}>
                <div>
                  <Link className={css.link} to={`/${partner.id}/missing-dines?list=${REPORTS[report].list}&report=${id}`}>
                    {merchantName}
                  </Link>
                  <p className={decisions.facts}>{dayWords(dinedOn)}</p>
                </div>
                <span>{REPORTS[report].words}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <ReleaseDialog {...{ partner, onDone }} card={releasing} isLast={linked.length === 1} onClose={() => setReleasing(null)} />
    </section>
  )
}

function linkWords({ linkedAt, unlinkedAt }: Card, { timeZone }: StudioPartner): string {
  const linked = momentWords(linkedAt, timeZone)
  return unlinkedAt === null ? `Linked since ${linked}` : `Not linked: linked ${linked}, unlinked ${momentWords(unlinkedAt, timeZone)}`
}
