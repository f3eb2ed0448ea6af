import type { TextKeys } from './text.ts'
import type { areas } from './texts/all.ts'

type Areas = typeof areas

/** Every text of the product that a partner can override. */
export type TextKey = { [Area in keyof Areas]: TextKeys<Areas[Area]> }[keyof Areas]
