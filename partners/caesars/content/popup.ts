import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: 'Reserved for {tier_select}',
        body_text: 'Allow us to send you email, and as {tier_select} you collect {earn_select} with each check here.',
      },
    },
  ],
} as const satisfies ContentFile<'popup'>
