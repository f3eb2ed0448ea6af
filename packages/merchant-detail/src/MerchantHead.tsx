import { useFlag } from '@dining/api-client'
import type { MerchantDetail } from '@dining/contract'
import { forms } from '@dining/copy-engine/texts/forms'
import { merchant as texts } from '@dining/copy-engine/texts/merchant'
import { merchantCard } from '@dining/copy-engine/texts/merchant-card'
import { formatPhone, hasAccess } from '@dining/domain'
import { SaveHeart } from '@dining/favorites'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { useMember } from '@dining/session'
import { Badge, Dialog, LinkButton, Notice, Price, shareOrCopy, Stars, TextButton, TextLink } from '@dining/ui'
import { bookIcon, cardIcon, phoneIcon, rosetteIcon, shareIcon, wayIcon } from '@dining/ui/icons'
import { stack } from '@dining/ui/layout'
import { useState } from 'react'

import * as css from './MerchantScreen.css.ts'
import { useFlexUnits } from './use-flex-units.ts'

/** Directions in the map app that the visitor's device prefers. */
const directionsTo = ({ latitude, longitude }: MerchantDetail['location']) =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`

interface MerchantHeadProps {
  readonly merchant: MerchantDetail
  readonly isOrdering: boolean
}

/** Name, rating, address, and the visitor's actions (MERCHANT-25). */
export function MerchantHead({ merchant, isOrdering }: MerchantHeadProps) {
  const copy = useCopy()
  const { features } = usePartner()
  const { details, location } = merchant
  const { overallRating, numberOfRatings } = details.rating
  const rating = overallRating.toFixed(1)
  const member = useMember()
  const flexUnits = useFlexUnits(merchant)
  const hasHeart = useFlag('merchantFavorites')
  const { accessTier, bonusUnits } = merchant.benefitAvailability
  const { address1, city, state, zipCode } = location.address
  return (
    <div className={stack}>
      <div className={css.badges}>
        {features.acclaimedEnabled && merchant.acclaimedLevel > 0 && (
          <Badge icon={rosetteIcon}>
            {copy.say(features.acclaimed2Enabled && merchant.acclaimedLevel === 2 ? merchantCard.highlyAcclaimed : merchantCard.acclaimed)}
          </Badge>
        )}
        {features.showEarnRate && bonusUnits !== null && (
          <Badge kind="bonus">{copy.say(merchantCard.bonus, { benefit: copy.bonus(bonusUnits).text })}</Badge>
        )}
        {flexUnits !== null && <Badge kind="bonus">{copy.say(merchantCard.flex, { benefit: copy.bonus(flexUnits).text })}</Badge>}
        {accessTier !== 0 && !(member && hasAccess(member.tierLevel, accessTier)) && (
          <Badge>{copy.say(accessTier === 3 ? merchantCard.vipOnly : merchantCard.selectOnly)}</Badge>
        )}
        {details.highlight !== null && <Badge>{copy.say(merchantCard[details.highlight])}</Badge>}
      </div>
      <h1>{merchant.name}</h1>
      <p className={css.facts}>
        {numberOfRatings > 0 && (
          <Stars
            rating={rating}
            reviews={copy.count(numberOfRatings)}
            label={copy.say(merchantCard.rated, { rating, count: numberOfRatings })}
          />
        )}
        {details.priceRange > 0 && (
          <Price level={details.priceRange} label={copy.say(merchantCard.price, { level: String(details.priceRange) })} />
        )}
        {/* Data that the restaurant's record lacks take no space. */}
        {[details.cuisines.join(' · '), [location.neighborhood, city].find(Boolean)]
          .filter((fact) => fact !== undefined && fact !== '')
          .map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
      </p>
      {isOrdering && merchant.order === null && <Notice>{copy.say(texts.noOnlineOrder)}</Notice>}
      {merchant.about !== '' && <p>{merchant.about}</p>}
      <address className={css.address}>{[address1, city, `${state} ${zipCode}`.trim()].filter((line) => line !== '').join(', ')}</address>
      <div className={css.ways}>
        <TextLink icon={wayIcon} href={directionsTo(location)} target="_blank" rel="noreferrer">
          {copy.say(texts.directions)}
        </TextLink>
        {merchant.phone !== null && (
          <TextLink icon={phoneIcon} href={`tel:+1${merchant.phone}`} aria-label={`${copy.say(texts.call)} ${formatPhone(merchant.phone)}`}>
            {copy.say(texts.call)}
          </TextLink>
        )}
        {merchant.menuUrl !== null && (
          <TextLink icon={bookIcon} href={merchant.menuUrl} target="_blank" rel="noreferrer">
            {copy.say(texts.menu)}
          </TextLink>
        )}
        <ShareButton name={merchant.name} />
        {merchant.order !== null && <OrderDialog key={merchant.id} order={merchant.order} startsOpen={isOrdering} />}
        {hasHeart && (
          <span className={css.later}>
            <SaveHeart merchant={merchant} on="page" />
          </span>
        )}
      </div>
    </div>
  )
}

/** Shares the page's address. */
function ShareButton({ name }: { readonly name: string }) {
  const copy = useCopy()
  const [copied, setCopied] = useState(false)
  const share = async () => setCopied(await shareOrCopy({ title: name, url: window.location.href }))
  return (
    <>
      <TextButton icon={shareIcon} onClick={() => void share()}>
        {copy.say(texts.share)}
      </TextButton>
      <span role="status">{copied ? copy.say(texts.shared) : ''}</span>
    </>
  )
}

interface OrderDialogProps {
  readonly order: NonNullable<MerchantDetail['order']>
  readonly startsOpen: boolean
}

/** Shows what an online order earns on before it links to the restaurant's own order page (MERCHANT-24, MERCHANT-33, MERCHANT-35). */
function OrderDialog({ order, startsOpen }: OrderDialogProps) {
  const copy = useCopy()
  const [open, setOpen] = useState(startsOpen)
  return (
    <>
      <TextButton icon={cardIcon} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {copy.say(texts.orderOnline)}
      </TextButton>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={copy.headline(texts.orderOnline)}
        closeLabel={copy.say(forms.close)}
        actions={
          <LinkButton href={order.url} target="_blank" rel="noreferrer">
            {copy.action(texts.orderAt, { origin: order.origin })}
          </LinkButton>
        }
      >
        <p>{copy.say(texts.onlineOrder)}</p>
      </Dialog>
    </>
  )
}
