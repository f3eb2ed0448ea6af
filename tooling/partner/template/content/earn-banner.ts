import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_banner',
  entries: [],
} as const satisfies ContentFile<'earn_banner'>
