import type { ContentFile } from '@dining/partner-kit'

// there is no account here
export default {
  set: 'account_center',
  entries: [],
} as const satisfies ContentFile<'account_center'>
