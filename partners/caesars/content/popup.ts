import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: 'Reserved for {tier_select}',
        body_text: 'Turn on email in your profile and become {tier_select}. You then collect {earn_select} with each check here.',
      },
    },
  ],
} as const satisfies ContentFile<'popup'>
