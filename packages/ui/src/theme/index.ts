export { applyTheme } from './apply-theme.ts'
export { derive, roleValues, type Theme } from './derive.ts'
export { webFace } from './faces.ts'
export { type Tokens } from './tokens.ts'
