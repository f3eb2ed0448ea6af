import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'sidebar',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'On your account' } },
          {
            type: 'text',
            fields: {
              text_mobile:
                'As our guest you earn {earn_basic}. Allow our e-mail, and it is {earn_select}. After {vip_dines} visits in a year we call you {tier_vip}, at {earn_vip}.',
            },
          },
          { type: 'link', fields: { text_mobile: 'How we do it', url: '/how-it-works' } },
        ],
      },
    },
    {
      slug: 'join',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'Discretion is part of the service' } },
          {
            type: 'text',
            fields: {
              text_mobile:
                'At restaurants on our list we learn the house, the day and the sum. What you buy elsewhere stays your business.',
            },
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
