import { baseGlobal, partGlobal } from '../style/part.ts'
import { displayFace } from '../style/faces.ts'
import { edge, LEAST_WIDTH } from '../style/metrics.ts'
import { ground } from '../style/ground.css.ts'
import { size } from '../style/scale.css.ts'
import { vars } from '../theme/vars.css.ts'

baseGlobal('*,::before,::after', { boxSizing: 'border-box' })
baseGlobal('html', {
  font: `400 ${size[2]}/1.5 ${vars.font.text}`,
  fontVariantNumeric: 'lining-nums tabular-nums',
  color: vars.text.body,
  background: vars.surface.page,
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollPaddingTop: '64px',
  overflowWrap: 'break-word',
})
baseGlobal('body,h1,h2,h3,h4,p,ul,ol,dl,dd,figure,fieldset', { margin: 0, padding: 0, border: 0 })
baseGlobal('body', { minWidth: LEAST_WIDTH, paddingTop: edge.top, overflowX: 'clip' })
// What scrolls is not below the clock and the signs of the display.
baseGlobal('body::before', {
  content: '',
  position: 'fixed',
  zIndex: 31,
  inset: '0 0 auto',
  height: edge.top,
  background: vars.surface.page,
})
baseGlobal('ul,ol', { listStyle: 'none' })
baseGlobal('img,svg', { display: 'block', maxWidth: '100%', height: 'auto' })
baseGlobal('button,input,select,textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
baseGlobal('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer', textAlign: 'inherit' })
baseGlobal('a', { color: 'inherit', textUnderlineOffset: '.18em', textDecorationThickness: '1px' })
baseGlobal('h1,h2,h3', {
  ...displayFace,
  lineHeight: vars.display.leading,
  color: ground.heading,
  textWrap: 'balance',
})
baseGlobal('h1', { fontSize: size[6] })
baseGlobal('h2', { fontSize: size[5] })
baseGlobal('h3', { fontSize: size[4] })
// the partner's ornament under section headings
baseGlobal('main h2:not([class],dialog *)::after', {
  content: '',
  display: 'block',
  width: vars.rule.width,
  height: vars.rule.height,
  marginTop: vars.rule.gap,
  background: ground.earn,
  mask: vars.rule.mask,
})
baseGlobal('strong', { fontWeight: vars.strong, color: ground.heading })
// a raised mark does not change the line height
baseGlobal('sup', { fontSize: '.7em', lineHeight: 0, verticalAlign: '.3em' })
baseGlobal('[hidden]', { display: 'none !important' })
// one ring, with an offset of 2px so that the background is visible on both sides; each background defines a ring colour with enough contrast
baseGlobal(':focus-visible', { outline: `3px solid ${ground.ring}`, outlineOffset: '2px' })

baseGlobal('::view-transition-group(*)', { animationDuration: '.24s' })

partGlobal('*,::before,::after,::view-transition-group(*),::view-transition-old(*),::view-transition-new(*)', {
  '@media': {
    '(prefers-reduced-motion:reduce)': { transition: 'none !important', animation: 'none !important' },
  },
})
