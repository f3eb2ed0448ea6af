import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'tier_1_activation',
  entries: [],
} as const satisfies ContentFile<'tier_1_activation'>
