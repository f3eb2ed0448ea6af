import type { Member } from '@dining/contract'
import { shell } from '@dining/copy-engine/texts/shell'
import { useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { BarButton, Disclosure, Icon, MenuList } from '@dining/ui'
import { downIcon, personIcon } from '@dining/ui/icons'
import { onlyLarge } from '@dining/ui/layout'
import { useLocation } from 'react-router'

import { ACCOUNT_LINKS } from './account-links.ts'
import * as css from './MemberMenu.css.ts'
import { PageLink } from './PageLink.tsx'

/** The signed-in member's menu at the end of the bar (NAV-16 … NAV-22). */
export function MemberMenu({ member }: { readonly member: Member }) {
  const copy = useCopy()
  const { pathname } = useLocation()
  const name = `${member.firstName} ${member.lastName}`
  return (
    <Disclosure
      align="end"
      button={(props) => (
        <BarButton {...props} aria-label={copy.say(shell.accountMenu)}>
          <Icon d={personIcon} />
          <span className={onlyLarge}>{member.firstName}</span>
          <Icon d={downIcon} size="small" />
        </BarButton>
      )}
    >
      <div className={css.who}>
        <p className={css.name}>{copy.say(shell.greeting, { name })}</p>
        <p>{member.email}</p>
      </div>
      <MenuList>
        {ACCOUNT_LINKS.map(({ href, text }) => (
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
