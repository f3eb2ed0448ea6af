import type { CSSProperties } from 'react'

import { classNames } from '../class-names.ts'
import { Dish } from './Dish.tsx'
import type { TableItem, TableIllustration, Tone } from './tables.ts'
import * as css from './Scene.css.ts'

interface SceneProps {
  readonly table: TableIllustration
  /** A cloth other than the table's own. */
  readonly tone?: Tone | undefined
  /** Maximum displayed width, in CSS px; the pictures' sizes follow from it. */
  readonly width?: number | undefined
  /** Text alternative for screen readers; decorative without it. */
  readonly label?: string | undefined
  readonly eager?: boolean | undefined
  readonly className?: string | undefined
}

const CLOTHS = { pale: false, mid: css.mid, deep: css.deep } as const

/** Share of a plate's width that its dish covers. */
const DISH_SHARE = 0.64

const at = ({ d, x, y, turn }: TableItem) =>
  ({ '--d': `${d}%`, '--x': `${x}%`, '--y': `${y}%`, ...(turn === undefined ? {} : { '--turn': `${turn}deg` }) }) as CSSProperties

/** A table with plates, on the partner's cloth. Ratio 1.6 unless a class changes it. */
export function Scene({ table, tone = table.tone, width = 300, label, eager, className }: SceneProps) {
  const pixels = (item: TableItem) => `${Math.round((width * item.d * (item.on === 'plate' ? DISH_SHARE : 1)) / 100)}px`
  const role = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <div className={classNames(css.scene, CLOTHS[tone], className)} {...role}>
      {table.items.map((item, i) =>
        item.on === 'plate' ? (
          <span key={i} className={css.plate} style={at(item)}>
            <Dish dish={item.dish} sizes={pixels(item)} eager={eager} />
          </span>
        ) : (
          <Dish key={i} dish={item.dish} sizes={pixels(item)} eager={eager} className={css.loose} style={at(item)} />
        ),
      )}
    </div>
  )
}

/** An empty plate, alone on the cloth. */
export function EmptyPlate({ className }: { readonly className?: string | undefined }) {
  return (
    <div className={classNames(css.scene, className)} aria-hidden="true">
      <span className={css.plate} style={{ '--d': '50%', '--x': '50%', '--y': '50%' } as CSSProperties} />
    </div>
  )
}
