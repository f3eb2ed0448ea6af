import type { CSSProperties } from 'react'

import type { DishName } from './kitchens.ts'

interface DishProps {
  readonly dish: DishName
  /** Its displayed width, as in `<img sizes>`. */
  readonly sizes: string
  /** In the first view: loaded at once, not when it is scrolled near. */
  readonly eager?: boolean | undefined
  readonly className?: string | undefined
  readonly style?: CSSProperties | undefined
}

const WIDTHS = [128, 256, 512] as const

/** A picture of a dish. It is decorative: the surrounding scene has the text alternative. */
export function Dish({ dish, sizes, eager, className, style }: DishProps) {
  const at = `/images/dishes/${dish}-`
  return (
    <picture>
      <source type="image/avif" srcSet={WIDTHS.map((width) => `${at}${width}.avif ${width}w`).join()} sizes={sizes} />
      <img
        src={`${at}256.webp`}
        alt=""
        width="256"
        height="256"
        loading={eager === true ? undefined : 'lazy'}
        decoding="async"
        className={className}
        style={style}
      />
    </picture>
  )
}
