import { useId, useState, type KeyboardEvent } from 'react'

import { visuallyHidden } from '../base/layout.css.ts'
import { classNames } from '../class-names.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'
import * as fieldCss from './Field.css.ts'
import * as css from './PasswordField.css.ts'

interface PasswordFieldProps extends Omit<TextFieldProps, 'action' | 'type' | 'describedBy'> {
  readonly words: {
    readonly show: string
    readonly hide: string
    readonly capsLock: string
    /** Shown when a key of the number pad is pressed while num lock is off. */
    readonly numLock: string
  }
}

/** A password field, with show and hide (FORM-17) and a warning for caps lock and num lock (FORM-16). */
export function PasswordField({ words, id: given, className, onKeyDown, onKeyUp, onBlur, ...rest }: PasswordFieldProps) {
  const made = useId()
  const id = given ?? made
  const [shown, setShown] = useState(false)
  const [lock, setLock] = useState<'capsLock' | 'numLock'>()
  const watch = (event: KeyboardEvent) => {
    const padWithoutNumbers =
      event.code.startsWith('Numpad') && event.key.length > 1 && event.key !== 'Enter' && !event.getModifierState('NumLock')
    setLock(event.getModifierState('CapsLock') ? 'capsLock' : padWithoutNumbers ? 'numLock' : undefined)
  }
  return (
    <div className={classNames(fieldCss.field, className)}>
      <TextField
        {...rest}
        id={id}
        type={shown ? 'text' : 'password'}
        describedBy={`${id}-lock`}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onKeyDown={(event) => {
          watch(event)
          onKeyDown?.(event)
        }}
        onKeyUp={(event) => {
          if (event.key === 'CapsLock') watch(event)
          onKeyUp?.(event)
        }}
        onBlur={(event) => {
          setLock(undefined)
          onBlur?.(event)
        }}
        action={
          <button type="button" className={css.reveal} aria-controls={id} onClick={() => setShown(!shown)}>
            {shown ? words.hide : words.show}
            <span className={visuallyHidden}> {rest.label}</span>
          </button>
        }
      />
      <p id={`${id}-lock`} role="status" className={css.lock}>
        {lock && words[lock]}
      </p>
    </div>
  )
}
