import type { TextKeys } from './text.ts'
import type { forms } from './texts/forms.ts'

/** Every text of the product that a partner can override. */
export type TextKey = TextKeys<typeof forms>
