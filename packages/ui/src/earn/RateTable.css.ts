import { below } from '../style/breakpoints.ts'
import { smallNumeralFace } from '../style/faces.ts'
import { ground } from '../style/ground.css.ts'
import { space } from '../style/metrics.ts'
import { part, partGlobal } from '../style/part.ts'
import { size } from '../style/scale.css.ts'
import { vars } from '../theme/vars.css.ts'

const flex = { display: 'flex', alignItems: 'baseline', gap: '.5em' } as const

export const rateTable = part({})
export const row = part({ ...flex, paddingBlock: space[3] })
partGlobal(`.${rateTable} dt`, { ...flex, flex: 1, minWidth: 0 })
partGlobal(`.${rateTable} dt::after`, {
  content: '',
  flex: 1,
  // Beside a wide value the leader goes before it covers the number, or the label breaks.
  minWidth: 0,
  height: '4px',
  translate: '0 -1px',
  color: ground.leader,
  background: 'radial-gradient(circle at 2px 2px,currentColor 1.2px,#0000 1.5px) 0 0/8px 4px repeat-x',
})
partGlobal(`.${rateTable} dt::after`, { '@media': { '(forced-colors:active)': { borderBottom: '2px dotted' } } })
partGlobal(`.${rateTable} small`, { fontSize: size[1], color: ground.quiet })
partGlobal(`.${rateTable} dd`, { whiteSpace: 'nowrap' })
// In a narrow place a long value breaks before it makes the page overflow.
partGlobal(`.${rateTable} dt`, { '@media': { [below('large')]: { minWidth: 'auto' } } })
partGlobal(`.${rateTable} dt::after`, { '@media': { [below('large')]: { minWidth: '1.5em' } } })
partGlobal(`.${rateTable} dd`, { '@media': { [below('large')]: { whiteSpace: 'normal', textAlign: 'end', textWrap: 'balance' } } })
partGlobal(`.${rateTable} dd b`, { ...smallNumeralFace, fontSize: `calc(1.12em*${vars.numeral.scale})`, color: ground.heading })

export const large = part({ fontSize: size[3] })
partGlobal(`.${large}>div`, { paddingBlock: space[4] })
// Below its label and as wide: it has its own line.
partGlobal(`.${large} small`, { '@media': { [below('tablet')]: { display: 'block', width: 0, whiteSpace: 'nowrap' } } })
partGlobal(`.${large} dd`, { fontSize: size[2] })
partGlobal(`.${large} dd b`, { fontSize: size[4] })

/** The reader's own row. */
export const mine = part({
  background: vars.surface.tint,
  marginInline: `calc(-1*${space[3]})`,
  padding: `${space[4]} ${space[3]}`,
  borderRadius: vars.radius.control,
  fontWeight: vars.strong,
  color: vars.text.earn,
  // No wider than the page if its gutter is narrow.
  '@media': {
    [below('tablet')]: { marginInline: `calc(-1*${space[2]})`, paddingInline: space[2] },
    '(forced-colors:active)': { border: '1px solid' },
  },
})
partGlobal(`.${mine} dd b`, { fontSize: `calc(2.4rem*${vars.numeral.scale})`, lineHeight: 0.8, color: 'inherit', marginInlineEnd: '.12em' })
// At any width: the value is large.
partGlobal(`.${mine} dt::after`, { minWidth: 0 })
// The quiet text colour of the surrounding background may not be readable on the tint.
partGlobal(`.${mine} small`, { color: 'inherit' })
