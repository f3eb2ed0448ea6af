/** Lists of the page, set in the elements: a sheet of its own would be the page's fourth. */
export const LIST = { display: 'grid', gap: '8px', margin: 0, padding: 0, listStyle: 'none' } as const
/** A browser, and its button beside it if there is room. */
export const DEVICE = { display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'center', justifyContent: 'space-between' } as const
/** The parts of the page, farther apart than what belongs together. */
export const SECTIONS = { display: 'grid', gap: '40px', gridTemplateColumns: 'minmax(0,1fr)' } as const
export const NAME = { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' } as const
/** A box and its words, pressed anywhere: the form fields of other pages would be a further script of this one. */
export const LINE = { display: 'flex', gap: '12px', alignItems: 'center', minHeight: '44px' } as const
/** In the color of the words: the browser's own is of no partner. */
export const BOX = { width: '24px', height: '24px', flexShrink: 0, accentColor: 'currentColor' } as const
