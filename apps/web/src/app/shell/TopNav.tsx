import { shell } from '@dining/copy-engine/texts/shell'
import { HAS_ENROLLMENT } from '@dining/domain'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { loginPath, paths, useVisitor } from '@dining/session'
import { BarLink, IconButton, IconLink, TopBar, Wordmark } from '@dining/ui'
import { searchIcon } from '@dining/ui/icons'
import { onlyLarge } from '@dining/ui/layout'

import { accessOf, nextStepOf } from './account-links.ts'
import type { Chrome } from './chrome.ts'
import { MemberMenu } from './MemberMenu.tsx'
import * as css from './Shell.css.ts'
import { SiteMenu } from './SiteMenu.tsx'

function Logo() {
  const { wordmark, copy } = usePartner()
  return <Wordmark strong={wordmark.strong} light={wordmark.light} href={copy.links.home} />
}

function SearchIcon({ state }: { readonly state: Chrome['search'] }) {
  const label = useCopy().say(shell.search)
  if (state === 'hidden') return null
  if (state === 'link') return <IconLink icon={searchIcon} label={label} href={paths.search()} />
  return <IconButton icon={searchIcon} label={label} disabled aria-current="page" />
}

/** Signing in, joining, leaving or the member's menu, depending on the visitor (NAV-07, NAV-28, NAV-29). */
function Entrance() {
  const copy = useCopy()
  const { program } = usePartner()
  const visitor = useVisitor()
  const access = accessOf(program.enrollmentType, visitor)
  if (access === 'none') return null
  if (access === 'member' && 'member' in visitor) return <MemberMenu member={visitor.member} />
  const isVisitor = access === 'sign-in-or-join'
  const nextStep = nextStepOf(access)
  return (
    <>
      {isVisitor && (
        <BarLink href={loginPath(program)} data-reload={program.enrollmentType === 'sso' ? '' : undefined}>
          {copy.action(shell.signIn)}
        </BarLink>
      )}
      {isVisitor && (
        <BarLink href={paths.join()} framed className={onlyLarge}>
          {copy.action(shell.join)}
        </BarLink>
      )}
      {nextStep && (
        <BarLink href={nextStep.href} framed>
          {copy.action(nextStep.text)}
        </BarLink>
      )}
      {!isVisitor && (
        // There is no room for it beside the next step on small screens; the menu contains it, too.
        <BarLink href={paths.signOut()} data-reload="" className={access === 'leave' ? css.wraps : onlyLarge}>
          {copy.action(shell.signOut)}
        </BarLink>
      )}
    </>
  )
}

/** The end of the reduced bar: signing in for visitors, leaving for signed-in ones (NAV-25, NAV-26). */
function EnrollmentEntrance() {
  const copy = useCopy()
  const { program } = usePartner()
  const visitor = useVisitor()
  if ('member' in visitor && program.enrollmentType !== 'sso') {
    return (
      <BarLink href={paths.signOut()} data-reload="" className={css.wraps}>
        {copy.action(shell.signOut)}
      </BarLink>
    )
  }
  if ('member' in visitor) {
    return (
      <BarLink href={paths.signOut()} data-reload="" className={css.wraps}>
        {copy.say(shell.signOutOf)}
      </BarLink>
    )
  }
  return (
    <>
      <span className={onlyLarge}>{copy.say(shell.alreadyMember)}</span>
      <BarLink href={loginPath(program)} data-reload={program.enrollmentType === 'sso' ? '' : undefined} framed>
        {copy.action(shell.signIn)}
      </BarLink>
    </>
  )
}

/** The bar at the top of every page. */
export function TopNav({ chrome }: { readonly chrome: Chrome }) {
  if (HAS_ENROLLMENT && chrome.bar === 'enrollment') return <TopBar logo={<Logo />} end={<EnrollmentEntrance />} hides />
  return (
    <TopBar
      start={<SiteMenu />}
      logo={<Logo />}
      end={
        <>
          <SearchIcon state={chrome.search} />
          {HAS_ENROLLMENT && <Entrance />}
        </>
      }
      hides
    />
  )
}
