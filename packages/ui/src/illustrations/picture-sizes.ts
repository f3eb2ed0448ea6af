/** Width over height of every picture (IMG-02). */
export const RATIO = 1.6

/** Widths that the image service makes, in px (IMG-03). */
export const PRESETS = [200, 500, 600] as const

/** Widths of our own picture files: the presets, and twice the largest of them for dense screens in the smallest format. */
export const RENDERED = { avif: [200, 500, 600, 1200], webp: [200, 500, 600], jpeg: [200, 500, 600] } as const
export type PictureFormat = keyof typeof RENDERED

/** Height of a preset: 125, 313, 375 (IMG-04). */
export const heightOf = (width: number) => Math.round(width / RATIO)
