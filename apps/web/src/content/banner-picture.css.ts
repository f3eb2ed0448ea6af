import { below } from '@dining/ui/style'

/** Windows in which the picture is below the words. */
export const narrowWindows = below('desktop')
