import { bareScreen as texts } from '@dining/copy-engine/texts/bare-screen'
import { errors } from '@dining/copy-engine/texts/errors'
import type { Partner } from '@dining/partner-kit'
import { PartnerProvider, Say, useCopy, type RichLinkProps } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { EmptyState, LinkButton, TextLink, TopBar, Wordmark } from '@dining/ui'
import { content, section } from '@dining/ui/layout'
import type { ReactNode } from 'react'

/** Screens without the site's navigation: without a connection, and in a native app below the partner's minimum version. */
export type BareScreenName = 'offline' | 'update'

const ANONYMOUS = { tier: null, publicId: null, firstName: null } as const

interface BareScreenProps {
  readonly partner: Partner
  readonly screen: BareScreenName
  /** Where the native app is updated. */
  readonly storeUrl?: string | undefined
  /** Below the text. */
  readonly more?: ReactNode
}

/** A phone number stays on one line. */
const PlainLink = ({ href, children }: RichLinkProps) => (
  <a href={href} style={{ whiteSpace: 'nowrap' }}>
    {children}
  </a>
)

/** A whole page in the partner's look, which needs no script. */
export function BareScreen({ partner, screen, storeUrl, more }: BareScreenProps) {
  return (
    <PartnerProvider partner={partner} visitor={ANONYMOUS} link={PlainLink}>
      <TopBar logo={<Wordmark strong={partner.wordmark.strong} light={partner.wordmark.light} />} />
      <main id="main">
        <div className={`${content} ${section}`}>
          {screen === 'offline' ? <Offline /> : <UpdateRequired storeUrl={storeUrl} />}
          {more}
        </div>
      </main>
    </PartnerProvider>
  )
}

/** In place of a page that cannot be reached. An empty address is that of the page, so "Try again" opens what the visitor wanted. */
function Offline() {
  const copy = useCopy()
  return (
    <EmptyState
      headingLevel={1}
      title={copy.headline(texts.offlineTitle)}
      tagline={<Say text={texts.offlineBody} />}
      action={
        <>
          <LinkButton href="">{copy.action(texts.tryAgain)}</LinkButton>
          <TextLink href={paths.home()}>{copy.action(errors.home)}</TextLink>
        </>
      }
    />
  )
}

/** The words are the specification's, in its spelling (SHELL-14 … SHELL-16). */
function UpdateRequired({ storeUrl }: Pick<BareScreenProps, 'storeUrl'>) {
  const copy = useCopy()
  return (
    <EmptyState
      headingLevel={1}
      title={copy.say(texts.updateTitle)}
      tagline={copy.say(texts.updateBody)}
      action={<LinkButton href={storeUrl}>{copy.say(texts.updateNow)}</LinkButton>}
    />
  )
}
