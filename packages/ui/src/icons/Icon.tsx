import { classNames } from '../class-names.ts'
import * as css from './Icon.css.ts'

interface IconProps {
  /** A shape of `@dining/ui/icons`. */
  readonly d: string
  readonly size?: 'small'
  readonly solid?: boolean
  readonly className?: string | undefined
}

/** A stroke icon in the text colour. It is decorative: the text beside it has the meaning. */
export function Icon({ d, size, solid, className }: IconProps) {
  return (
    <svg className={classNames(css.icon, size && css.small, solid && css.solid, className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  )
}
