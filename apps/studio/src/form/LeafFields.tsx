import { classNames, Icon, Switch } from '@dining/ui'
import { downIcon } from '@dining/ui/icons'
import { useController } from 'react-hook-form'

import { WordsEditor } from '../text/WordsEditor.tsx'
import { readsAs } from '../text/token.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { idOf, useIsReadOnly, useTokens } from './form-context.ts'
import * as css from './form.css.ts'
import { emptyLabelOf, helpOf, humanise, labelOf } from './labels.ts'

/** One value of an entry: its path in the form's values, its label, and whether it is optional. */
export interface FieldSettings {
  readonly path: string
  readonly name: string
  readonly optional: boolean
}

const asText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

export function WordsField({ path, name, optional }: FieldSettings) {
  const { field } = useController({ name: path })
  const tokens = useTokens()
  const isReadOnly = useIsReadOnly()
  const id = idOf(path)
  const text = asText(field.value)
  const reads = readsAs(text, tokens)
  return (
    <FieldFrame {...{ id, path, optional, label: labelOf(name) }} help={reads === null ? helpOf(name) : <>Visitors read: {reads}</>}>
      {({ describedBy, invalid }) => (
        <WordsEditor
          {...{ id, tokens, describedBy, invalid, isReadOnly }}
          value={text}
          labelledBy={`${id}-label`}
          required={!optional}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    </FieldFrame>
  )
}

const INPUTS = { address: 'text', picture: 'text', number: 'number', date: 'date', moment: 'datetime-local' } as const

/** "2026-05-01T09:30:00.000Z" in the format of the platform's field, in the editor's own time. */
function toLocal(moment: string): string {
  const at = new Date(moment)
  if (Number.isNaN(at.getTime())) return ''
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

export function LineField({ path, name, optional, kind }: FieldSettings & { readonly kind: keyof typeof INPUTS }) {
  const { field } = useController({ name: path })
  const id = idOf(path)
  const text = asText(field.value)
  const valueOf = (typed: string): unknown => {
    if (kind === 'number') return typed === '' ? undefined : Number(typed)
    if (kind === 'moment') return typed === '' ? '' : new Date(typed).toISOString()
    return typed
  }
  return (
    <FieldFrame {...{ id, path, optional, label: labelOf(name), help: helpOf(name) }}>
      {({ describedBy, invalid }) => (
        <input
          {...{ id }}
          type={INPUTS[kind]}
          className={css.control}
          value={kind === 'moment' ? toLocal(text) : text}
          required={!optional}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          spellCheck={false}
          onChange={(event) => field.onChange(valueOf(event.target.value))}
          onBlur={field.onBlur}
        />
      )}
    </FieldFrame>
  )
}

export function SwitchField({ path, name }: FieldSettings) {
  const { field } = useController({ name: path })
  return (
    <Switch
      id={idOf(path)}
      label={labelOf(name)}
      checked={field.value === true || field.value === 'true'}
      onChange={(event) => field.onChange(event.target.checked)}
      onBlur={field.onBlur}
    />
  )
}

export function PickField({ path, name, optional, options }: FieldSettings & { readonly options: readonly string[] }) {
  const { field } = useController({ name: path })
  const id = idOf(path)
  return (
    <FieldFrame {...{ id, path, optional, label: labelOf(name) }}>
      {({ describedBy, invalid }) => (
        <div className={css.pick}>
          <select
            {...{ id }}
            className={classNames(css.control, css.pickControl)}
            value={asText(field.value)}
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
            onChange={(event) => field.onChange(event.target.value === '' ? undefined : event.target.value)}
            onBlur={field.onBlur}
          >
            {(optional || asText(field.value) === '') && <option value="">{emptyLabelOf(name)}</option>}
            {options.map((option) => (
              <option key={option} value={option}>
                {humanise(option)}
              </option>
            ))}
          </select>
          <Icon d={downIcon} size="small" />
        </div>
      )}
    </FieldFrame>
  )
}

export function LinesField({ path, name, optional }: FieldSettings) {
  const { field } = useController({ name: path })
  const id = idOf(path)
  const lines: readonly unknown[] = Array.isArray(field.value) ? field.value : []
  return (
    <FieldFrame {...{ id, path, optional, label: labelOf(name), help: 'One per line.' }}>
      {({ describedBy, invalid }) => (
        <textarea
          {...{ id }}
          className={css.area}
          rows={Math.max(2, lines.length)}
          value={lines.join('\n')}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          onChange={(event) => field.onChange(event.target.value.split('\n'))}
          onBlur={field.onBlur}
        />
      )}
    </FieldFrame>
  )
}
