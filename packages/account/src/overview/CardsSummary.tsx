import { cardsQuery, useApi } from '@dining/api-client'
import { account } from '@dining/copy-engine/texts/account'
import { MAX_LINKED_CARDS } from '@dining/domain'
import { useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { LinkButton, LinkedCard, LinkedCards, Loading, Skeleton } from '@dining/ui'
import { cardIcon, plusIcon } from '@dining/ui/icons'
import { quiet, small, spread, stack } from '@dining/ui/layout'
import { useQuery } from '@tanstack/react-query'

/** The cards that earn, and the way to their page. */
export function CardsSummary() {
  const copy = useCopy()
  const { data: cards, error } = useQuery(cardsQuery(useApi()))
  const isEmpty = cards?.length === 0
  return (
    <section className={stack} aria-labelledby="cards">
      <div className={spread}>
        <h2 id="cards">{copy.headline(account.linkedCards)}</h2>
        {cards && <p className={`${small} ${quiet}`}>{copy.say(account.cardCount, { count: cards.length, max: MAX_LINKED_CARDS })}</p>}
      </div>
      {!cards && !error && (
        <Loading label={copy.say(account.loadingCards)}>
          <Skeleton width="100%" height="72px" />
        </Loading>
      )}
      {!cards && error && <p>{copy.say(account.cardsFailed)}</p>}
      {isEmpty && <p>{copy.say(account.noCards)}</p>}
      {cards && !isEmpty && (
        <LinkedCards>
          {cards.map(({ id, cardType, lastFour, description }) => (
            <LinkedCard
              key={id}
              brand={cardType}
              name={
                <>
                  <strong>{copy.say(account.cardEnding, { lastFour })}</strong> · {description}
                </>
              }
            />
          ))}
        </LinkedCards>
      )}
      <p>
        <LinkButton kind="quiet" icon={isEmpty ? plusIcon : cardIcon} href={paths.manageCards()}>
          {copy.action(isEmpty ? account.linkCard : account.manageCards)}
        </LinkButton>
      </p>
    </section>
  )
}
