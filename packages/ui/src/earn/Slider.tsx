import { useId, type ComponentProps, type CSSProperties, type ReactNode } from 'react'

import * as css from './Slider.css.ts'

interface SliderProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'min' | 'max'> {
  readonly label: ReactNode
  readonly value: number
  readonly min: number
  readonly max: number
  /** The formatted value: "$60". */
  readonly valueText: string
}

/** A number chosen by dragging or with the arrow keys; its value is shown large above it. */
export function Slider({ label, value, min, max, valueText, id: given, ...input }: SliderProps) {
  const made = useId()
  const id = given ?? made
  const at = { '--at': `${((value - min) / (max - min)) * 100}%` } as CSSProperties
  return (
    <div>
      <div className={css.head}>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id}>{valueText}</output>
      </div>
      <input {...input} {...{ id, value, min, max }} type="range" className={css.slider} style={at} aria-valuetext={valueText} />
    </div>
  )
}
