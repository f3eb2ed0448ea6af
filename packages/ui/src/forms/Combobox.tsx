import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'

import { classNames } from '../class-names.ts'
import { openAt } from '../overlays/open-at.ts'
import * as css from './Combobox.css.ts'
import * as fieldCss from './Field.css.ts'
import { describe, FieldFrame } from './Field.tsx'
import type { TextFieldProps } from './TextField.tsx'

interface ComboboxProps extends Omit<TextFieldProps, 'list' | 'role' | 'describedBy' | 'onKeyDown'> {
  /** Suggestions for the current text, the best first; an empty list is closed. */
  readonly predictions: readonly string[]
  /** The accessible name of the list. */
  readonly predictionsLabel: string
  /** What a suggestion is, shown after it. */
  readonly noteOf?: ((prediction: string) => string | undefined) | undefined
}

/**
 * A text field with suggestions below it; any other text is also valid. Arrow keys navigate them, Enter chooses the marked one, Escape
 * closes them until the next input, Tab moves on. `onInput` reports a chosen suggestion like typed text. Works uncontrolled, and as a plain
 * field before any script.
 */
export function Combobox(props: ComboboxProps) {
  const {
    label,
    help,
    error,
    requiredMark,
    optionalMark,
    action,
    predictions,
    predictionsLabel,
    noteOf,
    className,
    id: given,
    ...input
  } = props
  const made = useId()
  const id = given ?? made
  const listId = `${made}list`
  const field = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  /** Requested by typing, not yet answered or closed. */
  const [wanted, setWanted] = useState(false)
  /** Index in the list; -1 is the field's own text. */
  const [active, setActive] = useState(-1)
  const open = wanted && predictions.length > 0
  const marked = open && active < predictions.length ? active : -1

  useEffect(() => {
    if (open && list.current && field.current) openAt(list.current, field.current)
    else list.current?.hidePopover()
  }, [open])
  useEffect(() => {
    if (marked >= 0) list.current?.children[marked]?.scrollIntoView({ block: 'nearest' })
  }, [marked])

  const close = () => {
    setWanted(false)
    setActive(-1)
  }
  const take = (prediction: string) => {
    const control = field.current?.querySelector('input')
    if (!control) return
    control.value = prediction
    control.dispatchEvent(new Event('input', { bubbles: true }))
    close()
  }
  const keys = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const prediction = predictions[marked]
    if (step !== 0 && predictions.length > 0) {
      event.preventDefault()
      setWanted(true)
      // Wraps around through the field's own text, which has index -1.
      setActive(((marked + 1 + step + predictions.length + 1) % (predictions.length + 1)) - 1)
    } else if (event.key === 'Enter' && prediction !== undefined) {
      event.preventDefault()
      take(prediction)
    } else if (event.key === 'Enter' || event.key === 'Escape') {
      // Enter submits the form, which no open list may cover; Escape does not reach a surrounding dialog while the list is open.
      if (event.key === 'Escape' && open) event.preventDefault()
      close()
    }
  }
  return (
    <FieldFrame {...{ id, label, help, error, requiredMark, optionalMark, className }} required={input.required}>
      <div ref={field} className={classNames(fieldCss.around, action !== undefined && fieldCss.hasInside)}>
        <input
          autoComplete="off"
          {...input}
          {...describe(id, props)}
          id={id}
          className={fieldCss.control}
          role="combobox"
          aria-autocomplete="list"
          aria-controls={listId}
          aria-expanded={open}
          aria-activedescendant={marked < 0 ? undefined : `${listId}${marked}`}
          onKeyDown={keys}
          onInput={(event) => {
            setWanted(true)
            setActive(-1)
            input.onInput?.(event)
          }}
          onBlur={(event) => {
            close()
            input.onBlur?.(event)
          }}
        />
        {action !== undefined && <span className={fieldCss.inside}>{action}</span>}
        <div ref={list} id={listId} role="listbox" aria-label={predictionsLabel} popover="manual" className={css.list}>
          {predictions.map((prediction, i) => (
            <div
              key={prediction}
              id={`${listId}${i}`}
              role="option"
              tabIndex={-1}
              aria-selected={i === marked}
              // The field keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(prediction)}
            >
              {prediction}
              {noteOf && <small> {noteOf(prediction)}</small>}
            </div>
          ))}
        </div>
      </div>
    </FieldFrame>
  )
}
