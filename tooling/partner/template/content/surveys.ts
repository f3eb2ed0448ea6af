import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'surveys',
  entries: [],
} as const satisfies ContentFile<'surveys'>
