import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'discover',
  entries: [],
} as const satisfies ContentFile<'discover'>
