import { homeBelow } from '@dining/copy-engine/texts/home-below'
import { shell } from '@dining/copy-engine/texts/shell'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { loginPath, paths } from '@dining/session'
import { LinkButton, Panel, TextLink } from '@dining/ui'
import { stack } from '@dining/ui/layout'

/** Joining and signing in with the visitor's account at the partner. */
export function JoinPanel() {
  const copy = useCopy()
  const { program } = usePartner()
  return (
    <Panel as="div">
      <div className={stack}>
        <h2>{copy.headline(homeBelow.accountTitle)}</h2>
        <p>{copy.say(homeBelow.prospectLead)}</p>
        <LinkButton href={paths.join()} wide>
          {copy.action(homeBelow.getStarted)}
        </LinkButton>
        <p>
          {copy.say(shell.alreadyMember)}{' '}
          <TextLink href={loginPath(program)} data-reload="">
            {copy.say(shell.signIn)}
          </TextLink>
        </p>
      </div>
    </Panel>
  )
}
