/** For tools, which run without the style compiler: a theme's type, and checks of its readability. */
export { checkContrast } from './contrast.ts'
export { derive } from './derive.ts'
export { contrast, toHex, parseColour } from './oklch.ts'
export { referenceTokens } from './reference-tokens.ts'
export { type Tokens } from './tokens.ts'
