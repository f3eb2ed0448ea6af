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

/** Arrangement for a wide, low band: the sheet covers its middle, so plates are above the side column and at both ends. */
function wideTable(name: ClothName): TableIllustration {
  const { plates, loose } = MEALS[name]
  return {
    tone: 'deep',
    items: [
      { dish: plates[0], on: 'plate', d: 15, x: 77, y: 27 },
      { dish: plates[1], on: 'plate', d: 11, x: 95.5, y: 68 },
      { dish: plates[2], on: 'plate', d: 12, x: 3, y: 62 },
      { dish: loose[0], on: 'cloth', d: 3.6, x: 87.5, y: 22, turn: 14 },
      { dish: loose[1], on: 'cloth', d: 3.2, x: 62, y: 18, turn: -24 },
    ],
  }
}

/** Arrangement for a narrow band above the sheet. */
function narrowTable(name: ClothName): TableIllustration {
  const { plates, loose } = MEALS[name]
  return {
    tone: 'deep',
    items: [
      { dish: plates[0], on: 'plate', d: 36, x: 74, y: 44 },
      { dish: plates[1], on: 'plate', d: 26, x: 8, y: 24 },
      { dish: plates[2], on: 'plate', d: 22, x: 100, y: 2 },
      { dish: loose[0], on: 'cloth', d: 10, x: 46, y: 36, turn: 14 },
      { dish: loose[1], on: 'cloth', d: 8, x: 30, y: 66, turn: -30 },
    ],
  }
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
      <Scene table={wideTable(cloth)} width={WIDE_PX} className={classNames(css.cloth, css.wide)} />
      <Scene table={narrowTable(cloth)} width={NARROW_PX} className={classNames(css.cloth, css.narrow)} />
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
