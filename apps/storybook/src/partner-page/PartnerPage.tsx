import { newSender, recoveryMail } from '@dining/api/mails'
import { testMerchant } from '@dining/contract/testing'
import { enrollment } from '@dining/copy-engine/texts/enrollment'
import { forms } from '@dining/copy-engine/texts/forms'
import { search } from '@dining/copy-engine/texts/search'
import { EARNING_TIERS, TIER_NAMES } from '@dining/domain'
import { MerchantTile } from '@dining/merchant-search'
import { mailLook } from '@dining/partner-kit/mail'
import { earningRows, useCopy, usePartner } from '@dining/partner-kit/react'
import { Button, Checkbox, FormActions, FormGrid, RateTable, Rate, TextField, TextLink } from '@dining/ui'
import { row, stack } from '@dining/ui/layout'
import type { ReactNode } from 'react'

import { shownPartner } from '../partners.ts'
import { Palette, Ratios } from './Palette.tsx'
import * as css from './PartnerPage.css.ts'
import { Surfaces } from './Surfaces.tsx'
import { TypeScale } from './Type.tsx'

const ACTIONS = [search.submit, enrollment.continue, forms.close] as const
const HEADLINES = [search.title, search.filters, enrollment.menu] as const

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={stack}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** The elements by which a designer reviews a partner, all from that partner's folder. */
export function PartnerPage() {
  const copy = useCopy()
  const partner = usePartner()
  const { theme, tokens } = shownPartner(partner.program.id)
  const mail = recoveryMail(
    newSender(partner, {
      origin: `https://${partner.program.hosts[0] ?? ''}`,
      from: partner.support.email.display,
      look: mailLook(tokens),
    }),
    'ada@example.com',
    'ABCD2345',
  )
  return (
    <main className={css.page}>
      <h1>{partner.program.name}</h1>
      <Part title="Wordmark">
        <Surfaces {...partner.wordmark} />
      </Part>
      <Part title="Earning">
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
      </Part>
      <Part title="Casing">
        <div className={stack}>
          <div className={row}>
            {ACTIONS.map((text, i) => (
              <Button key={text.key} kind={i === 0 ? 'action' : 'quiet'}>
                {copy.action(text)}
              </Button>
            ))}
          </div>
          {HEADLINES.map((text) => (
            <h3 key={text.key}>{copy.headline(text)}</h3>
          ))}
        </div>
      </Part>
      <Part title="Restaurant and form">
        <div className={css.two}>
          <MerchantTile merchant={testMerchant({ acclaimedLevel: 1 })} headingLevel={3} />
          <form noValidate aria-label={copy.say(enrollment.email)} className={stack}>
            <FormGrid>
              <TextField label={copy.say(enrollment.firstName)} name="firstName" autoComplete="given-name" />
              <TextField
                label={copy.say(enrollment.email)}
                name="email"
                type="email"
                required
                requiredMark={copy.say(forms.requiredSuffix)}
              />
            </FormGrid>
            <Checkbox label={copy.say(enrollment.emailOptIn)} name="optIn" defaultChecked />
            <FormActions>
              <Button type="submit">{copy.action(enrollment.continue)}</Button>
              <TextLink href="#no">{copy.say(forms.cancel)}</TextLink>
            </FormActions>
          </form>
        </div>
      </Part>
      <Part title="Type">
        <TypeScale tokens={tokens} />
      </Part>
      {(['light', 'dark'] as const).map((scheme) => (
        <Part key={scheme} title={`Palette, ${scheme}`}>
          <Ratios theme={theme} scheme={scheme} />
          <Palette theme={theme} scheme={scheme} />
        </Part>
      ))}
      <Part title="Mail">
        <iframe sandbox="" title={mail.subject} srcDoc={mail.html} className={css.mail} />
      </Part>
    </main>
  )
}
