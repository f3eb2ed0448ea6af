import { part } from '../style/part.ts'
import { vars } from '../theme/vars.css.ts'

const NOT_MODAL = '&:not(:modal)'

/** Before its code runs, it is where the modal dialog will be and looks like it, so that nothing moves. */
export const bottom = part({
  position: 'fixed',
  insetBlock: 0,
  zIndex: 45,
  overflow: 'auto',
  selectors: {
    [NOT_MODAL]: { boxShadow: `0 20px 60px ${vars.shadow.firm}, 0 0 0 100vmax #0002` },
    // A form that the visitor has changed and left is one in use, too; in a list of this kind, browsers skip what they do not know.
    [`:root:has(form:not([method=dialog]) :is(:focus, :user-valid, :user-invalid), dialog:modal) ${NOT_MODAL}`]: { display: 'none' },
  },
  '@media': { print: { display: 'none' } },
})

/**
 * Where the server's HTML contains it open, it is visible from the first paint and is not shown once more when its code makes it modal. Text that
 * fades in counts as painted only at its next change, for the browser's largest contentful paint.
 */
export const shownAtOnce = part({ selectors: { '&[open]': { animation: 'none' } } })
