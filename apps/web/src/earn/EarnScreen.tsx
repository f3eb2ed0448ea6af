import { earn } from '@dining/copy-engine/texts/earn'
import { home } from '@dining/copy-engine/texts/home'
import { HAS_ENROLLMENT, SHARED_SIDEBAR } from '@dining/domain'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { paths, useMember } from '@dining/session'
import { Anchor, classNames, Icon, PageHero, Panel } from '@dining/ui'
import { rightIcon } from '@dining/ui/icons'
import { content } from '@dining/ui/layout'

import { useContent } from '../app/content.ts'
import { island } from '../app/island.tsx'
import { BannerPicture } from '../content/BannerPicture.tsx'
import { ContentItems } from '../content/ContentItems.tsx'
import { belowTitle, listedOf, titleOf, type EarnEntry } from './earn-entry.ts'
import * as css from './EarnScreen.css.ts'

/** Its code is not in the first load of a page: only the visitors of some pages see it. None on a site without members (ROUTE-43). */
export const ProspectForm = HAS_ENROLLMENT ? island(() => import('../home/Prospect.island.tsx')) : null

/** An offer: its banner, main column, side column with the sidebar of its slug, and terms (EARN-03, EARN-06). */
export function EarnScreen({ entry }: { readonly entry: EarnEntry }) {
  const copy = useCopy()
  const { id } = usePartner().program
  const { fields } = entry
  const inBanner = belowTitle(entry)
  const member = useMember()
  const greets = member !== undefined && fields.enable_banner && fields.include_welcome_message
  return (
    <>
      <PageHero
        tableOf={`${id} ${fields.url}`}
        title={copy.sayContent(titleOf(entry), 'headline')}
        above={
          <p className={css.parent}>
            <a href={paths.earn()}>{copy.say(earn.allOffers)}</a>
          </p>
        }
        picture={
          fields.enable_banner &&
          fields.image !== undefined && <BannerPicture className={css.picture} fields={fields} fetchPriority="high" />
        }
      >
        {(greets || inBanner.length > 0) && (
          <div className={css.banner}>
            {greets && <p>{copy.say(home.welcome)}</p>}
            <ContentItems items={inBanner} />
          </div>
        )}
      </PageHero>
      <div className={classNames(content, css.columns)}>
        <div className={css.main}>
          <ContentItems items={fields.main_column} />
          <OtherOffers slug={entry.slug} />
        </div>
        <Side entry={entry} />
      </div>
      {fields.disclaimer !== '' && (
        <section className={classNames(content, css.terms)} aria-labelledby="terms">
          <h2 id="terms">{copy.say(earn.terms)}</h2>
          <p>{copy.sayContent(fields.disclaimer)}</p>
        </section>
      )}
    </>
  )
}

function Side({ entry }: { readonly entry: EarnEntry }) {
  const copy = useCopy()
  const sidebars = useContent('sidebar')
  const sidebar = [entry.slug, SHARED_SIDEBAR].flatMap((slug) => sidebars.filter((one) => one.slug === slug))[0]
  return (
    <aside className={css.side} aria-label={copy.say(earn.aside)}>
      <EmailCapture fields={entry.fields} />
      {entry.fields.side_column.length > 0 && (
        <Panel className={css.panel}>
          <ContentItems items={entry.fields.side_column} />
        </Panel>
      )}
      {sidebar && (
        <Panel kind="flat" className={css.panel}>
          <ContentItems items={sidebar.fields.page_text} />
        </Panel>
      )}
    </aside>
  )
}

/** The form to join by email, for those who may join here and have not (CONTENT-34, HOME-06). */
function EmailCapture({ fields }: { readonly fields: EarnEntry['fields'] }) {
  const { enrollmentType } = usePartner().program
  const member = useMember()
  if (!ProspectForm || enrollmentType !== 'direct' || member) return null
  return fields.enable_banner && fields.include_prospect_email && <ProspectForm />
}

/** Links to the partner's other offers. @param props.slug of the entry that the page describes */
export function OtherOffers({ slug: shown }: { readonly slug?: string }) {
  const copy = useCopy()
  const others = listedOf(useContent('earn_details')).filter(({ slug }) => slug !== shown)
  if (others.length === 0) return null
  return (
    <nav className={css.others} aria-labelledby="more-offers">
      <h2 id="more-offers">{copy.headline(earn.more)}</h2>
      <ul className={css.links}>
        {others.map((other) => (
          <li key={other.slug}>
            <Anchor href={other.fields.url}>
              {copy.sayContent(titleOf(other))}
              <Icon d={rightIcon} />
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
