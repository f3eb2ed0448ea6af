import { style, type StyleRule } from '@vanilla-extract/css'

import { below, from } from '../style/breakpoints.ts'
import { base } from '../style/layers.css.ts'
import { CONTENT_WIDTH, OVERALL_WIDTH, space } from '../style/metrics.ts'
import { ground } from '../style/ground.css.ts'
import { gutter, size } from '../style/scale.css.ts'
import { vars } from '../theme/vars.css.ts'

const layout = (rule: StyleRule, name: string) => style({ '@layer': { [base]: rule } }, name)

/** At most 1050 px wide between gutters. */
export const content = layout(
  { width: '100%', maxWidth: `calc(${CONTENT_WIDTH} + 2*${gutter})`, marginInline: 'auto', paddingInline: gutter },
  'content',
)
/** At most 1400 px wide between gutters. */
export const overall = layout({ width: '100%', maxWidth: OVERALL_WIDTH, marginInline: 'auto', paddingInline: gutter }, 'overall')
/** Space above and below a band of the page. */
export const section = layout(
  {
    paddingBlock: `calc(${space[9]}*${vars.density})`,
    '@media': { [from('desktop')]: { paddingBlock: `calc(${space[10]}*${vars.density})` } },
  },
  'section',
)
/** Children below each other, 16 px apart. */
export const stack = layout({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space[4] }, 'stack')
/** Items at both ends of a line, wrapping if it is narrow. */
export const spread = layout(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: `${space[2]} ${space[4]}` },
  'spread',
)
/** Side by side, centred on the line. */
export const row = layout({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] }, 'row')
export const lead = layout({ fontSize: size[3], lineHeight: 1.45, textWrap: 'pretty' }, 'lead')
export const small = layout({ fontSize: size[1] }, 'small')
export const quiet = layout({ color: ground.quiet }, 'quiet')
export const nowrap = layout({ whiteSpace: 'nowrap' }, 'nowrap')
export const link = layout({ color: vars.text.link }, 'link')
export const visuallyHidden = layout(
  { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
  'visuallyHidden',
)
export const onlyLarge = layout({ '@media': { [below('desktop')]: { display: 'none !important' } } }, 'onlyLarge')
export const onlySmall = layout({ '@media': { [from('desktop')]: { display: 'none !important' } } }, 'onlySmall')
