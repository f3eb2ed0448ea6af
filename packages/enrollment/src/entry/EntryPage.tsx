import { enrollment } from '@dining/copy-engine/texts/enrollment'
import { useCopy } from '@dining/partner-kit/react'
import { classNames, Panel, Progress, Scene, type DishName, type TableIllustration } from '@dining/ui'
import { content, lead as leadStyle } from '@dining/ui/layout'
import type { ReactNode } from 'react'

import * as css from './EntryPage.css.ts'
import { keepUnits } from './keep-units.ts'

/** The illustrations on the table behind a screen: three plates and two small items, the largest first. */
interface Meal {
  readonly plates: readonly [DishName, DishName, DishName]
  readonly loose: readonly [DishName, DishName]
}

/** A different table on each screen, so that each step looks like the next course. */
const MEALS = {
  join: { plates: ['salad', 'bread', 'taco'], loose: ['lemon', 'herb'] },
  addCard: { plates: ['pasta', 'wine', 'salad'], loose: ['tomato', 'olive'] },
  cardAdded: { plates: ['cake', 'coffee', 'icecream'], loose: ['lemon', 'herb'] },
  signIn: { plates: ['sushi', 'tea', 'dumpling'], loose: ['chili', 'lemon'] },
  recover: { plates: ['croissant', 'coffee', 'eggs'], loose: ['tomato', 'herb'] },
  activate: { plates: ['pizza', 'salad', 'wine'], loose: ['olive', 'tomato'] },
} as const satisfies Record<string, Meal>

type ClothName = keyof typeof MEALS

/** Positions of the three plates and the two small items. */
type Positions = readonly Omit<TableIllustration['items'][number], 'dish'>[]

/** For a wide, low band: the sheet covers its middle, so plates are above the side column and at both ends. */
const WIDE: Positions = [
  { on: 'plate', d: 15, x: 77, y: 27 },
  { on: 'plate', d: 11, x: 95.5, y: 68 },
  { on: 'plate', d: 12, x: 3, y: 62 },
  { on: 'cloth', d: 3.6, x: 87.5, y: 22, turn: 14 },
  { on: 'cloth', d: 3.2, x: 62, y: 18, turn: -24 },
]

/** For a narrow band above the sheet. */
const NARROW: Positions = [
  { on: 'plate', d: 36, x: 74, y: 44 },
  { on: 'plate', d: 26, x: 8, y: 24 },
  { on: 'plate', d: 22, x: 100, y: 2 },
  { on: 'cloth', d: 10, x: 46, y: 36, turn: 14 },
  { on: 'cloth', d: 8, x: 30, y: 66, turn: -30 },
]

/** The table of a screen, in its order of plates and small items. */
function tableOf(name: ClothName, positions: Positions): TableIllustration {
  const dishes: readonly DishName[] = [...MEALS[name].plates, ...MEALS[name].loose]
  return { tone: 'deep', items: positions.map((position, index) => ({ ...position, dish: dishes[index] ?? 'herb' })) }
}

interface EntryPageProps {
  readonly cloth: ClothName
  /** Progress above the title. */
  readonly progress?: ReactNode
  readonly title: string
  readonly lead?: string
  readonly children: ReactNode
  /** Beside the sheet; below it on small screens. */
  readonly aside?: ReactNode
}

/** Widths in CSS px for which the pictures are chosen; the two bands are arranged for them. */
const WIDE_PX = 1280
const NARROW_PX = 420

/** A page for joining or signing in: the partner's table, with the form on a sheet and a smaller sheet beside it. */
export function EntryPage({ cloth, progress, title, lead, children, aside }: EntryPageProps) {
  return (
    <div className={css.page}>
      <Scene table={tableOf(cloth, WIDE)} width={WIDE_PX} className={classNames(css.cloth, css.wide)} />
      <Scene table={tableOf(cloth, NARROW)} width={NARROW_PX} className={classNames(css.cloth, css.narrow)} />
      <div className={classNames(content, css.columns)}>
        <Panel as="div" className={css.sheet}>
          {progress}
          <div className={css.words}>
            <h1>{keepUnits(title)}</h1>
            {lead !== undefined && <p className={leadStyle}>{keepUnits(lead)}</p>}
          </div>
          {children}
        </Panel>
        {aside !== undefined && <div className={css.aside}>{aside}</div>}
      </div>
    </div>
  )
}

const STEPS = [enrollment.stepDetails, enrollment.stepCard, enrollment.stepDone]

/** The three steps of joining (ENROLL-01); `current` from 0. */
export function JoinProgress({ current }: { readonly current: 0 | 1 | 2 }) {
  const copy = useCopy()
  return <Progress label={copy.say(enrollment.steps)} steps={STEPS.map((step) => copy.say(step))} current={current} />
}
