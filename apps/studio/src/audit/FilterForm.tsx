import type { StudioPartner } from '@dining/contract/studio'
import { addDays } from '@dining/domain'
import { Button, Select, TextField } from '@dining/ui'
import { useState, type FormEvent } from 'react'

import type { AuditFilter } from '../api/queries.ts'
import { typedIn } from '../app/typed.ts'
import { momentIn } from '../app/zoned-time.ts'
import { humanise } from '../form/labels.ts'
import * as css from './audit.css.ts'

interface FilterFormProps {
  readonly partner: StudioPartner
  readonly kinds: readonly string[]
  readonly onFilter: (filter: AuditFilter) => void
}

/** Which events are listed: by kind, operator, member and days of the partner's time zone. */
export function FilterForm({ partner, kinds, onFilter }: FilterFormProps) {
  const [fault, setFault] = useState<string>()
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = (name: string) => typedIn(form, name).trim()
    const [first, last] = [typed('from'), typed('to')]
    if (first !== '' && last !== '' && last < first) {
      setFault('This is before the first day.')
      form.querySelector<HTMLInputElement>('[name=to]')?.focus()
      return
    }
    setFault(undefined)
    const startOf = (day: string) => momentIn(partner.timeZone, `${day}T00:00`)?.toISOString()
    const filter = {
      kind: typed('kind'),
      operator: typed('operator'),
      member: typed('member'),
      from: first === '' ? '' : startOf(first),
      to: last === '' ? '' : startOf(addDays(last, 1)),
    }
    onFilter(Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '' && value !== undefined)))
  }
  return (
    <form
      className={css.form}
      onSubmit={apply}
      onReset={() => {
        setFault(undefined)
        onFilter({})
      }}
      aria-label="Filter of the events"
      noValidate
    >
      <Select label="Kind of action" name="kind" defaultValue="">
        <option value="">All</option>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {humanise(kind)}
          </option>
        ))}
      </Select>
      <TextField
        label="Operator"
        name="operator"
        help="The whole email address"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField label="Member" name="member" help="The whole public id" autoComplete="off" autoCapitalize="none" spellCheck={false} />
      <TextField label="From" name="from" type="date" />
      <TextField label="To" name="to" type="date" help="This day is included." error={fault} />
      <div className={css.buttons}>
        <Button type="submit">Apply</Button>
        <Button type="reset" kind="quiet">
          Clear
        </Button>
      </div>
    </form>
  )
}
