import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [],
} as const satisfies ContentFile<'announcement_banner'>
