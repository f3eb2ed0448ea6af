import { shell } from '@dining/copy-engine/texts/shell'
import { HAS_ENROLLMENT } from '@dining/domain'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { loginPath, paths, useVisitor } from '@dining/session'
import { Disclosure, IconButton, MenuList } from '@dining/ui'
import { menuIcon } from '@dining/ui/icons'
import { onlyLarge, onlySmall } from '@dining/ui/layout'

import type { ComponentProps } from 'react'

import { useGlobalCopy } from '../content.ts'
import { accessOf, nextStepOf } from './account-links.ts'
import { PageLink } from './PageLink.tsx'

const opener = (label: string): ComponentProps<typeof Disclosure>['button'] =>
  function Opener(props) {
    return <IconButton {...props} icon={menuIcon} label={label} />
  }

/** The hamburger menu: account, navigation, footer links, signing out, in this order (NAV-10 … NAV-15). */
export function SiteMenu() {
  const copy = useCopy()
  const { program } = usePartner()
  const visitor = useVisitor()
  const access = accessOf(program.enrollmentType, visitor)
  const nextStep = HAS_ENROLLMENT ? nextStepOf(access) : undefined
  const navbar = useGlobalCopy('navbar')
  const footer = useGlobalCopy('footer')
  const shown = new Set([paths.search()])
  /** Each destination once: in the first list that contains it. */
  const isFirst = ({ url }: { readonly url: string }) => !shown.has(url) && shown.add(url)
  const navigation = navbar?.nav_links.filter(({ fields }) => isFirst(fields)) ?? []
  const groups = [footer?.primary_links ?? [], footer?.secondary_links ?? []].map((links) => links.filter(isFirst))
  return (
    <Disclosure button={opener(copy.say(shell.menu))}>
      <nav aria-label={copy.say(shell.mainNavigation)}>
        {HAS_ENROLLMENT && access !== 'none' && (
          <MenuList>
            {access === 'member' && <PageLink href={paths.accountOverview()}>{copy.action(shell.account)}</PageLink>}
            {access === 'sign-in-or-join' && (
              <PageLink href={loginPath(program)} reload={program.enrollmentType === 'sso'}>
                {copy.action(shell.signIn)}
              </PageLink>
            )}
            {access === 'sign-in-or-join' && <PageLink href={paths.join()}>{copy.action(shell.join)}</PageLink>}
            {nextStep && <PageLink href={nextStep.href}>{copy.action(nextStep.text)}</PageLink>}
          </MenuList>
        )}
        <MenuList>
          <PageLink href={paths.search()}>{copy.say(shell.search)}</PageLink>
          {navigation.map(({ fields }) => (
            <PageLink key={fields.url} href={fields.url} newTab={fields.new_tab}>
              <span className={onlySmall}>{copy.sayContent(fields.text_mobile)}</span>
              <span className={onlyLarge}>{copy.sayContent(fields.text_desktop ?? fields.text_mobile)}</span>
            </PageLink>
          ))}
        </MenuList>
        {groups.map(
          (links, group) =>
            links.length > 0 && (
              <MenuList key={group}>
                {links.map(({ text, url }) => (
                  <PageLink key={url} href={url}>
                    {copy.sayContent(text)}
                  </PageLink>
                ))}
              </MenuList>
            ),
        )}
        {HAS_ENROLLMENT && 'member' in visitor && (
          <MenuList>
            <PageLink href={paths.signOut()} reload>
              {copy.say(shell.signOut)}
            </PageLink>
          </MenuList>
        )}
      </nav>
    </Disclosure>
  )
}
