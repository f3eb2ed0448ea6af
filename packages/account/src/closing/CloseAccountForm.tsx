import { useApi } from '@dining/api-client'
import { closing } from '@dining/copy-engine/texts/closing'
import { security } from '@dining/copy-engine/texts/security'
import { CLOSING_DAYS } from '@dining/domain'
import { DONE, failureOf, FormFrame, useSiteForm } from '@dining/forms'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { Button, FormActions, TextButton, TextField } from '@dining/ui'
import { stack } from '@dining/ui/layout'
import { useEffect, useRef } from 'react'

import * as css from './CloseAccountForm.css.ts'
import { closingFields } from './closing-fields.ts'

const ERASED = [closing.erasedSignIn, closing.erasedCards, closing.erasedActivity, closing.erasedMessages]
const STAYS = [closing.staysDines, closing.staysLog]

/**
 * What is erased and what stays when the account is closed, and the word that confirms it. The client asks who the member is before it is sent; then
 * the session is over, and the sign-in page says so.
 */
export function CloseAccountForm({ onCancel }: { readonly onCancel: () => void }) {
  const copy = useCopy()
  const api = useApi()
  const { program, features } = usePartner()
  const box = useRef<HTMLDivElement>(null)
  // The button that opened the form is gone; what is erased is read before the field.
  useEffect(() => box.current?.focus(), [])
  const form = useSiteForm({
    fields: closingFields(copy),
    async submit({ closingWord }) {
      const closed = await api.call('closeOwnAccount', { body: { closingWord } })
      if (!closed.ok) return failureOf(closed.error)
      window.location.assign(paths.signOut({ because: 'closing' }))
      return DONE
    },
  })
  const lists = [
    {
      title: closing.erased,
      items: [closing.erasedProfile, ...(features.partnerNumber === false ? [] : [closing.erasedNumber]), ...ERASED],
    },
    { title: closing.stays, items: features.openTableReservationsEnabled ? [...STAYS, closing.staysTables] : STAYS },
  ]
  return (
    <div ref={box} tabIndex={-1} className={stack}>
      <p>{copy.say(closing.before)}</p>
      {lists.map(({ title, items }) => (
        <div key={copy.say(title)} className={css.group}>
          <h3>{copy.say(title)}</h3>
          <ul className={css.list}>
            {items.map((item) => (
              <li key={copy.say(item)}>{copy.say(item)}</li>
            ))}
          </ul>
        </div>
      ))}
      {program.currencyType === 'Credit' && <p>{copy.say(closing.credit)}</p>}
      <p>{copy.say(closing.when, { count: CLOSING_DAYS })}</p>
      <FormFrame form={form} label={copy.say(closing.confirm)}>
        <TextField {...form.field('closingWord')} autoComplete="off" autoCapitalize="characters" autoCorrect="off" spellCheck={false} />
        <FormActions>
          <Button type="submit" busy={form.submitting} busyLabel={copy.say(closing.confirming)}>
            {copy.action(closing.confirm)}
          </Button>
          <TextButton onClick={onCancel}>{copy.say(security.cancel)}</TextButton>
        </FormActions>
      </FormFrame>
    </div>
  )
}
