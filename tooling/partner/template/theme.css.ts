import { applyTheme } from '@dining/ui/theme'

import { tokens } from './tokens.ts'

applyTheme(tokens)
