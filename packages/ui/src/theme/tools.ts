/** For tools, which run without the compiler of styles: what a theme is and whether it can be read. */
export { checkContrast } from './contrast.ts'
export { derive } from './derive.ts'
export { toHex, parseColour } from './oklch.ts'
export { referenceTokens } from './reference-tokens.ts'
export { type Tokens } from './tokens.ts'
