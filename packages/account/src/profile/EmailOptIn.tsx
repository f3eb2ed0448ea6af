import type { Member } from '@dining/contract'
import { profile } from '@dining/copy-engine/texts/profile'
import { Say, useCopy } from '@dining/partner-kit/react'
import { Checkbox } from '@dining/ui'
import { useState, type ComponentProps } from 'react'

interface EmailOptInProps {
  readonly member: Pick<Member, 'tierLevel' | 'emailOptIn'>
  readonly field: ComponentProps<typeof Checkbox> & { readonly onChange: () => void }
}

/** What the switch means for the tier, before it is saved (TIER-03); nothing where there is nothing in it for the member. */
function meaning({ tierLevel, emailOptIn }: EmailOptInProps['member'], on: boolean) {
  if (tierLevel === 3) return profile.emailNoMatter
  if (tierLevel === 1) return null
  if (on) return emailOptIn ? profile.emailHolds : profile.emailWillLift
  return emailOptIn ? profile.emailWillDrop : profile.emailWouldLift
}

/** The e-mail opt-in, which lifts Basic to Select (TIER-03). */
export function EmailOptIn({ member, field }: EmailOptInProps) {
  const copy = useCopy()
  const [on, setOn] = useState(member.emailOptIn)
  const text = copy.rateOf(2) ? meaning(member, on) : null
  return (
    <Checkbox
      {...field}
      help={text ? <Say text={text} /> : undefined}
      onChange={(event) => {
        setOn(event.currentTarget.checked)
        field.onChange()
      }}
    />
  )
}
