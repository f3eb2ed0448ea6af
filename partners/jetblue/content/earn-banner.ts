import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_banner',
  entries: [
    {
      slug: 'upgrade',
      status: 'published',
      fields: {
        type: 'earn',
        order: 1,
        text: [
          { type: 'title', fields: { text_mobile: 'From {earn_basic} to {earn_select}' } },
          { type: 'text', fields: { text_mobile: 'With our email on, the rate is better. The switch is in your profile.' } },
          { type: 'button', fields: { text_mobile: 'Turn on email', url: '/account/user_profile' } },
        ],
        user_states: [{ index: 1 }],
      },
    },
    {
      slug: 'join',
      status: 'published',
      fields: {
        type: 'enrollment',
        order: 2,
        text: [
          { type: 'title', fields: { text_mobile: 'Come eat with us' } },
          { type: 'text', fields: { text_mobile: 'Add your TrueBlue® number, link a card, and dinner’s on the way to points.' } },
          { type: 'button', fields: { text_mobile: 'Join', url: '/join' } },
        ],
        user_states: [{ index: 0 }],
      },
    },
  ],
} as const satisfies ContentFile<'earn_banner'>
