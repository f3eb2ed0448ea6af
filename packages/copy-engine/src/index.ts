export { safeAddress } from './address.ts'
export type { Copy, Role } from './copy-type.ts'
export { createCopy } from './copy.ts'
export type { DateStyle } from './dates.ts'
export { INLINE_MARK_FONTS } from './marks.ts'
export { rateLines, wordRate, type BenefitWording, type RateWording } from './rate.ts'
export type { AddressKind, RichPart } from './rich.ts'
export { stepWords } from './step-words.ts'
export {
  CASINGS,
  type Casing,
  type CopyInput,
  type CopyIssue,
  type CopyProgram,
  type CopySettings,
  type CopySupport,
  type CopyVisitor,
} from './settings.ts'
export {
  texts,
  type LinkValue,
  type Text,
  type TextKeys,
  type Value,
  type Values,
  type ValuesOf,
  type Wording,
  type Words,
} from './text.ts'
export type { TextKey } from './texts/all.ts'
export { INLINE_LINKS, PLACEHOLDERS, type InlineLink, type Placeholder } from './tokens.ts'
