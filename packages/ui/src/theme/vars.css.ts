import { createThemeContract } from '@vanilla-extract/css'

import { derive, roleValues } from './derive.ts'
import { referenceTokens } from './reference-tokens.ts'

/** The theme's roles as CSS variables: the contract has the shape of a derivation, so that the two always agree. */
export const vars = createThemeContract(roleValues(derive(referenceTokens)))
