import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'tier_1_activation',
  entries: [
    {
      slug: 'tier_1_activation',
      status: 'published',
      fields: {
        title: 'Your seat is ready',
        body: 'Your AAdvantage® account is known here. Activate dining and every bill earns {earn_basic}.',
        button: 'Activate dining',
        activated_title: 'You are cleared to dine',
        activated_body: 'One thing left before departure: link the card you carry to dinner.',
      },
    },
  ],
} as const satisfies ContentFile<'tier_1_activation'>
