import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'

import { checkContrast } from './contrast.ts'
import { derive, roleValues } from './derive.ts'
import type { Tokens } from './tokens.ts'
import { vars } from './vars.css.ts'

/**
 * Assigns a partner's values to the roles; called once, from the partner's `theme.css.ts`. Light or dark follows the visitor's system;
 * `data-scheme="light|dark"` on the root element fixes it. Throws, so that the partner's build fails, if a pair of roles misses its contrast.
 */
export function applyTheme(tokens: Tokens): void {
  const theme = derive(tokens)
  checkContrast(theme)
  createGlobalTheme(':root', vars, roleValues(theme))
  globalStyle(':root', { colorScheme: 'light dark' })
  globalStyle('[data-scheme=light]', { colorScheme: 'light' })
  globalStyle('[data-scheme=dark]', { colorScheme: 'dark' })
}
