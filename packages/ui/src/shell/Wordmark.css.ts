import { from } from '../style/breakpoints.ts'
import { TOUCH } from '../style/metrics.ts'
import { part } from '../style/part.ts'
import { vars } from '../theme/vars.css.ts'

/** Two lines on a phone, one from 661 px. */
export const wordmark = part({
  display: 'inline-flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: TOUCH,
  textDecoration: 'none',
  lineHeight: 1.05,
  fontFamily: vars.font.display,
  fontWeight: vars.wordmark.light,
  letterSpacing: vars.wordmark.tracking,
  fontSize: `calc(1.02rem*${vars.wordmark.scale})`,
  '@media': {
    // A window of 320 px, or of 640 at 200 % zoom, has room for two words of this size beside the buttons.
    '(max-width:359px)': { fontSize: `calc(.82rem*${vars.wordmark.scale})` },
    [from('tablet')]: {
      flexDirection: 'row',
      justifyContent: 'start',
      alignItems: 'center',
      gap: '.38em',
      fontSize: `calc(1.3rem*${vars.wordmark.scale})`,
    },
  },
})
export const strong = part({ fontWeight: vars.wordmark.strong })
