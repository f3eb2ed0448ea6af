import type { Member } from '@dining/contract'
import { shell } from '@dining/copy-engine/texts/shell'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { BarButton, Disclosure, Icon, MenuList } from '@dining/ui'
import { downIcon, personIcon } from '@dining/ui/icons'
import { onlyLarge } from '@dining/ui/layout'
import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'

import { accountLinks } from './account-links.ts'
import * as css from './MemberMenu.css.ts'
import { PageLink } from './PageLink.tsx'

const opener = (label: string, firstName: string): ComponentProps<typeof Disclosure>['button'] =>
  function Opener(props) {
    return (
      <BarButton {...props} aria-label={firstName === '' ? label : `${firstName}, ${label}`}>
        <Icon d={personIcon} />
        <span className={onlyLarge}>{firstName}</span>
        <Icon d={downIcon} size="small" />
      </BarButton>
    )
  }

/** The signed-in member's menu at the end of the bar (NAV-16 … NAV-22). */
export function MemberMenu({ member }: { readonly member: Member }) {
  const copy = useCopy()
  const partner = usePartner()
  const { pathname } = useLocation()
  // Names are optional when joining.
  const name = `${member.firstName} ${member.lastName}`.trim()
  return (
    <Disclosure align="end" button={opener(copy.say(shell.accountMenu), member.firstName)}>
      <div className={css.who}>
        {name !== '' && <p className={css.name}>{copy.say(shell.greeting, { name })}</p>}
        <p>{member.email}</p>
      </div>
      <MenuList>
        {accountLinks(partner).map(({ href, text }) => (
          <PageLink key={href} href={href} current={href === pathname}>
            {copy.say(text)}
          </PageLink>
        ))}
      </MenuList>
      <MenuList>
        <PageLink href={paths.signOut()} reload>
          {copy.say(shell.signOut)}
        </PageLink>
      </MenuList>
    </Disclosure>
  )
}
