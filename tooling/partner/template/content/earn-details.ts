import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_details',
  entries: [],
} as const satisfies ContentFile<'earn_details'>
