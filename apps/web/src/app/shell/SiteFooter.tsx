import { shell } from '@dining/copy-engine/texts/shell'
import type { RichPart } from '@dining/copy-engine'
import { HAS_ENROLLMENT } from '@dining/domain'
import { Rich, Say, useCopy, usePartner } from '@dining/partner-kit/react'
import { useVisitor } from '@dining/session'
import { Footer, LogoChain, Wordmark } from '@dining/ui'
import { quiet } from '@dining/ui/layout'
import { Fragment, type ReactNode } from 'react'

import { useHasPage } from '../built-paths.ts'
import { useGlobalCopy } from '../content.ts'
import { footerAccessLink } from './account-links.ts'
import { AppStores } from './AppStores.tsx'
import { CHOICES_FRAGMENT } from './consent-id.ts'

/** Placeholder in a text for a node that only the screen can create; a private-use character, so no text contains it. */
const PLACE = '\uE000'

/** The parts of a text with a node in place of the placeholder. */
function withNode(parts: readonly RichPart[], node: ReactNode): ReactNode {
  return parts.map((part, index) => {
    if (part.kind !== 'text' || !part.text.includes(PLACE)) return <Rich key={index} parts={[part]} />
    const [before, after] = part.text.split(PLACE)
    return (
      <Fragment key={index}>
        {before}
        {node}
        {after}
      </Fragment>
    )
  })
}

/** The support contact: a mail link if it looks like an address, otherwise a plain link (FOOTER-12). */
export function contactHref(contact: string): string {
  return /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(contact) ? `mailto:${contact}` : contact
}

interface SiteFooterProps {
  /** Only brand and legal line, on the re-enroll screen (REENROLL-05, REENROLL-06). */
  readonly withoutLinks?: boolean
}

/** The footer of every page (FOOTER-01 … FOOTER-14). */
export function SiteFooter({ withoutLinks = false }: SiteFooterProps) {
  const copy = useCopy()
  const { program, support, wordmark, features } = usePartner()
  const visitor = useVisitor()
  const leadsSomewhere = useHasPage()
  const content = useGlobalCopy('footer')
  const tagline = useGlobalCopy('global')?.tagline
  const links = (list: readonly { readonly text: string; readonly url: string }[] = []) =>
    list.filter(({ url }) => leadsSomewhere(url)).map(({ text, url }) => ({ href: url, label: copy.sayContent(text) }))
  const access = HAS_ENROLLMENT && footerAccessLink(program.enrollmentType, visitor)
  const primary = [...links(content?.primary_links), ...(access ? [{ href: access.href, label: copy.say(access.text) }] : [])]
  const secondary = links(content?.secondary_links)
  const contact = <a href={contactHref(support.contact)}>{support.contact}</a>
  return (
    <Footer
      navLabel={copy.say(shell.footerNavigation)}
      brand={
        <>
          {!features.hidePartnerFooterLogo && <Wordmark strong={wordmark.strong} light={wordmark.light} />}
          <p className={quiet}>{tagline === undefined ? copy.say(shell.earnLine) : copy.sayContent(tagline)}</p>
          {__HAS_LOGO_CHAIN__ && !withoutLinks && (
            <LogoChain
              label={copy.say(shell.logoChain)}
              links={features.logoChain.map(({ name, url }) => ({ href: url, label: copy.sayContent(name) }))}
            />
          )}
          {__HAS_APP_STORES__ && !withoutLinks && <AppStores />}
        </>
      }
      groups={withoutLinks ? [] : [{ links: primary }, { links: secondary }].filter((group) => group.links.length > 0)}
      legal={
        <p>
          <Say text={shell.copyright} /> {withNode(copy.rich(shell.questions, { contact: PLACE }), contact)}{' '}
          {content?.legal_disclaimer ? <Rich parts={copy.richContent(content.legal_disclaimer)} /> : <Say text={shell.disclaimer} />}
        </p>
      }
      {...(__HAS_VENDORS__ ? { privacy: { href: CHOICES_FRAGMENT, label: copy.say(shell.privacyChoices) } } : {})}
    />
  )
}
