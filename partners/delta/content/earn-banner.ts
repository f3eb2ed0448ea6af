import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_banner',
  entries: [
    {
      slug: 'select-by-email',
      status: 'published',
      fields: {
        type: 'earn',
        order: 1,
        text: [
          { type: 'title', fields: { text_mobile: '{earn_select} with e-mail on' } },
          { type: 'text', fields: { text_mobile: 'One switch in your profile makes you {tier_select}. It holds from your next dine.' } },
          { type: 'button', fields: { text_mobile: 'Open my profile', url: '/account/user_profile' } },
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
          { type: 'title', fields: { text_mobile: 'Earn up to {earn_best}' } },
          { type: 'text', fields: { text_mobile: 'Two short steps and one card. Free, and you can leave any time.' } },
          { type: 'button', fields: { text_mobile: 'Join', url: '/join' } },
        ],
        user_states: [{ index: 0 }],
      },
    },
  ],
} as const satisfies ContentFile<'earn_banner'>
