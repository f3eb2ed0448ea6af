import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'tier_1_activation',
  entries: [
    {
      slug: 'tier_1_activation',
      status: 'published',
      fields: {
        title: 'Activate your membership',
        body: 'MileagePlus® has arranged your membership here. Once you activate it, restaurants award {earn_basic}.',
        button: 'Activate membership',
        activated_title: 'Membership is active',
        activated_body: 'Please link a card; the following dine will earn.',
      },
    },
  ],
} as const satisfies ContentFile<'tier_1_activation'>
