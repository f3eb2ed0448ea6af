import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'account_center',
  entries: [],
} as const satisfies ContentFile<'account_center'>
