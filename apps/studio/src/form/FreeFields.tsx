import { Button, Select, TextField } from '@dining/ui'
import { plusIcon } from '@dining/ui/icons'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'

import { idOf } from './form-context.ts'
import { isRecord, type FormNode } from './form-node.ts'
import * as css from './form.css.ts'

const KINDS = { words: 'Words', switch: 'Switch', number: 'Number' } as const
const BLANK: Readonly<Record<keyof typeof KINDS, unknown>> = { words: '', switch: false, number: 0 }
const NAME = /^[a-z][a-z0-9_]{0,39}$/u

/** Adds a custom field if the set accepts any. */
export function FreeFields({ path, rest }: { readonly path: string; readonly rest: FormNode }) {
  const { getValues, setValue } = useFormContext()
  const [name, setName] = useState('')
  const [kind, setKind] = useState<keyof typeof KINDS>('words')
  const [fault, setFault] = useState<string>()
  const add = () => {
    const group: unknown = getValues(path)
    if (!NAME.test(name)) return setFault('Use lower-case letters, digits and "_". Start with a letter.')
    if (isRecord(group) && group[name] !== undefined) return setFault('There is already a field with this name.')
    setValue(`${path}.${name}`, rest.kind === 'words' ? '' : BLANK[kind], { shouldDirty: true })
    setName('')
    setFault(undefined)
    requestAnimationFrame(() => document.getElementById(idOf(`${path}.${name}`))?.focus())
  }
  return (
    <details className={css.free}>
      <summary>Add a field</summary>
      <div className={css.freeFields}>
        <TextField
          label="Name of the field"
          value={name}
          error={fault}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setName(event.target.value)}
        />
        {rest.kind !== 'words' && (
          <Select label="What it holds" value={kind} onChange={(event) => setKind(kindOf(event.target.value))}>
            {Object.entries(KINDS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
        <Button kind="quiet" icon={plusIcon} onClick={add}>
          Add field
        </Button>
      </div>
    </details>
  )
}

const kindOf = (value: string): keyof typeof KINDS => (value === 'switch' || value === 'number' ? value : 'words')
