import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [],
} as const satisfies ContentFile<'popup'>
