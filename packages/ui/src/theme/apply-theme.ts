import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'

import { derive, roleValues } from './derive.ts'
import type { Tokens } from './tokens.ts'
import { vars } from './vars.css.ts'

/**
 * Gives the roles a partner's values; called once, from the partner's `theme.css.ts`. Light or dark follows the visitor's system;
 * `data-scheme="light|dark"` on the root element fixes it.
 * @param root where the values hold: the whole document, unless several partners stand side by side as in Storybook
 */
export function applyTheme(tokens: Tokens, root = ':root'): void {
  createGlobalTheme(root, vars, roleValues(derive(tokens)))
  globalStyle(':root', { colorScheme: 'light dark' })
  globalStyle('[data-scheme=light]', { colorScheme: 'light' })
  globalStyle('[data-scheme=dark]', { colorScheme: 'dark' })
}
