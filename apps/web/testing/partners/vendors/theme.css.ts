import { applyTheme, referenceTokens } from '@dining/ui/theme'

applyTheme(referenceTokens)
