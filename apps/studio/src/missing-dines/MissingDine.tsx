import type { StudioMissingDine, StudioPartner } from '@dining/contract/studio'

import { momentWords } from '../entries/status.ts'
import * as decisions from '../decisions/decisions.css.ts'
import { MerchantHeading } from '../decisions/DecisionPage.tsx'
import { Decide } from './Decide.tsx'
import * as css from './missing-dines.css.ts'
import { dayWords, dollars } from './words.ts'

const REASONS: Readonly<Record<string, string>> = {
  'card-unknown': 'its card is not known',
  'card-not-linked-then': 'its card was not linked then',
  'merchant-unknown': 'its restaurant is not known',
  'refund-without-dine': 'a refund without its dine',
}

interface MissingDineProps {
  readonly partner: StudioPartner
  readonly report: StudioMissingDine
  readonly onDecided: (words: string) => void
}

/** A report: what the member says, what is known, near lines of the feed, the messages, and the decision. */
export function MissingDine({ partner, report, onDecided }: MissingDineProps) {
  const { merchantId, merchantName, dinedOn, amountCents, lastFour, note, state, at, member, reports, messages } = report
  const { decidedAt, decidedBy } = report
  return (
    <li className={decisions.item}>
      <MerchantHeading {...{ partner, merchantId, merchantName }} />
      <dl className={css.facts}>
        <div>
          <dt>Day and amount</dt>
          <dd>
            {dayWords(dinedOn)}, {dollars(amountCents)}
          </dd>
        </div>
        <div>
          <dt>Card</dt>
          <dd>
            ending in {lastFour}, {cardWords(report, partner)}
          </dd>
        </div>
        <div>
          <dt>Member</dt>
          <dd>
            {member.firstName} ({member.publicId}), {reports === 1 ? 'the first report' : `${reports} reports in all`}
          </dd>
        </div>
        <div>
          <dt>Reported</dt>
          <dd>{momentWords(at, partner.timeZone)}</dd>
        </div>
      </dl>
      {note !== '' && <blockquote className={decisions.text}>{note}</blockquote>}
      {messages.length > 0 && (
        <ol className={css.messages}>
          {messages.map(({ by, who, text, at: sentAt }, index) => (
            <li key={index}>
              <p className={decisions.facts}>
                {by === 'member' ? 'The member' : who}, {momentWords(sentAt, partner.timeZone)}
              </p>
              <p className={decisions.text}>{text}</p>
            </li>
          ))}
        </ol>
      )}
      <NearLines report={report} />
      {decidedAt === null ? (
        <Decide partner={partner} report={report} onDecided={onDecided} />
      ) : (
        <p className={decisions.facts}>
          {state === 'granted' ? 'Credited' : 'Refused'} {momentWords(decidedAt, partner.timeZone)} by {decidedBy}
        </p>
      )}
    </li>
  )
}

function cardWords({ card }: StudioMissingDine, { timeZone }: StudioPartner): string {
  if (card === null) return 'which is not known any more'
  const linked = `linked ${momentWords(card.linkedAt, timeZone)}`
  return card.unlinkedAt === null ? linked : `${linked}, unlinked ${momentWords(card.unlinkedAt, timeZone)}`
}

/** Lines of the feed of this card around the day that have no member. */
function NearLines({ report: { nearLines, timeZone } }: { readonly report: StudioMissingDine }) {
  if (nearLines.length === 0) return <p className={decisions.facts}>The feed has no other line of this card around that day.</p>
  return (
    <div>
      <h4>Lines of the feed without a member</h4>
      <ul className={css.lines}>
        {nearLines.map(({ id, at, amountCents, reason, isOfMerchant }) => (
          <li key={id}>
            {dollars(amountCents)}, {momentWords(at, timeZone)}, {isOfMerchant ? 'of this restaurant' : 'of another restaurant'}:{' '}
            {REASONS[reason] ?? reason}
          </li>
        ))}
      </ul>
    </div>
  )
}
