import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_banner',
  entries: [
    {
      slug: 'get-in',
      status: 'published',
      fields: {
        type: 'enrollment',
        order: 1,
        text: [
          { type: 'title', fields: { text_mobile: 'You qualify. Obviously' } },
          { type: 'text', fields: { text_mobile: 'Got T-Mobile? Got dinner? Then get {earn_best}.' } },
          { type: 'button', fields: { text_mobile: 'Get in', url: '/join' } },
        ],
        user_states: [{ index: 0 }],
      },
    },
    {
      slug: 'triple',
      status: 'published',
      fields: {
        type: 'earn',
        order: 2,
        text: [
          { type: 'title', fields: { text_mobile: 'Triple it' } },
          { type: 'text', fields: { text_mobile: 'E-mail on. {earn_select}. Starts with your next meal.' } },
          { type: 'button', fields: { text_mobile: 'Flip it now', url: '/account/user_profile' } },
        ],
        user_states: [{ index: 1 }],
      },
    },
    {
      slug: 'game-night',
      status: 'draft',
      fields: {
        type: 'bonus',
        code: 'GAMENIGHT',
        order: 3,
        days_to_display: 7,
        text: [
          { type: 'title', fields: { text_mobile: 'Game night pays extra' } },
          { type: 'text', fields: { text_mobile: 'Activate it, then watch with wings.' } },
          { type: 'button', fields: { text_mobile: 'Activate', url: '/account/overview' } },
        ],
        user_states: [{ index: 3 }],
      },
    },
  ],
} as const satisfies ContentFile<'earn_banner'>
