import { newSender, recoveryMail } from '@dining/api/mails'
import { enrollment } from '@dining/copy-engine/texts/enrollment'
import { search } from '@dining/copy-engine/texts/search'
import { mailLook } from '@dining/partner-kit/mail'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { stack } from '@dining/ui/layout'
import type { ReactNode } from 'react'

import { draftLook } from '../theme-seed/draft-theme.ts'
import { Palette, Ratios } from './Palette.tsx'
import * as css from './PartnerPage.css.ts'
import { ActionSamples, EarningSamples, RestaurantAndForm } from './Samples.tsx'
import { Surfaces } from './Surfaces.tsx'
import { TypeScale } from './Type.tsx'

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
  const { theme, tokens } = draftLook(partner.program.id)
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
        <EarningSamples />
      </Part>
      <Part title="Casing">
        <div className={stack}>
          <ActionSamples />
          {HEADLINES.map((text) => (
            <h3 key={text.key}>{copy.headline(text)}</h3>
          ))}
        </div>
      </Part>
      <Part title="Restaurant and form">
        <RestaurantAndForm label={copy.say(enrollment.email)} />
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
