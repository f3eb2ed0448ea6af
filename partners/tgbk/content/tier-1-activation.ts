import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'tier_1_activation',
  entries: [
    {
      slug: 'tier_1_activation',
      status: 'published',
      fields: {
        title: 'Activate your account',
        body: 'Your account is set up but not yet active. Activate it, and bills begin to pay {earn_basic}.',
        button: 'Activate',
        activated_title: 'Activated',
        activated_body: 'Link a card, and your next bill pays cash back.',
      },
    },
  ],
} as const satisfies ContentFile<'tier_1_activation'>
