import { testMerchant } from '@dining/contract/testing'
import { enrollment } from '@dining/copy-engine/texts/enrollment'
import { forms } from '@dining/copy-engine/texts/forms'
import { search } from '@dining/copy-engine/texts/search'
import { EARNING_TIERS, TIER_NAMES } from '@dining/domain'
import { MerchantTile } from '@dining/merchant-search'
import { earningRows, useCopy, usePartner } from '@dining/partner-kit/react'
import { Button, Checkbox, FormActions, FormGrid, RateTable, Rate, TextField, TextLink } from '@dining/ui'
import { row, stack } from '@dining/ui/layout'

import * as css from './PartnerPage.css.ts'

const ACTIONS = [search.submit, enrollment.continue, forms.close] as const

/** What each tier earns, as a table and as rates. */
export function EarningSamples() {
  const copy = useCopy()
  const partner = usePartner()
  return (
    <div className={css.two}>
      <RateTable rows={earningRows(copy, partner, undefined, copy.say(enrollment.everyDine))} />
      <ul className={stack}>
        {EARNING_TIERS.flatMap((tier) => {
          const rate = copy.rateOf(tier)
          return rate
            ? [
                <li key={tier}>
                  <Rate value={rate.numeral} unit={`${rate.unit} ${rate.per}`} note={TIER_NAMES[tier]} />
                </li>,
              ]
            : []
        })}
      </ul>
    </div>
  )
}

/** Buttons in the partner's casing. */
export function ActionSamples() {
  const copy = useCopy()
  return (
    <div className={row}>
      {ACTIONS.map((text, i) => (
        <Button key={text.key} kind={i === 0 ? 'action' : 'quiet'}>
          {copy.action(text)}
        </Button>
      ))}
    </div>
  )
}

/** A restaurant's card beside a form. @param props.label name of the form, different for each on a page */
export function RestaurantAndForm({ label }: { readonly label: string }) {
  const copy = useCopy()
  return (
    <div className={css.two}>
      <MerchantTile merchant={testMerchant({ acclaimedLevel: 1 })} headingLevel={3} />
      <form noValidate aria-label={label} className={stack}>
        <FormGrid>
          <TextField label={copy.say(enrollment.firstName)} name="firstName" autoComplete="given-name" />
          <TextField label={copy.say(enrollment.email)} name="email" type="email" required requiredMark={copy.say(forms.requiredSuffix)} />
        </FormGrid>
        <Checkbox label={copy.say(enrollment.emailOptIn)} name="optIn" defaultChecked />
        <FormActions>
          <Button type="submit">{copy.action(enrollment.continue)}</Button>
          <TextLink href="#no">{copy.say(forms.cancel)}</TextLink>
        </FormActions>
      </form>
    </div>
  )
}
