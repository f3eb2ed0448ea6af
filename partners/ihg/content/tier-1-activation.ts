import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'tier_1_activation',
  entries: [
    {
      slug: 'tier_1_activation',
      status: 'published',
      fields: {
        title: 'Check in to dining',
        body: 'Your stays earn already. Activate dining, and your meals earn {earn_basic}.',
        button: 'Activate my account',
        activated_title: 'You’re all set',
        activated_body: 'Link the card you travel with, then find something to eat.',
      },
    },
  ],
} as const satisfies ContentFile<'tier_1_activation'>
