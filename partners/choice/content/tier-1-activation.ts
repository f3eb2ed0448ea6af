import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'tier_1_activation',
  entries: [
    {
      slug: 'tier_1_activation',
      status: 'published',
      fields: {
        title: 'You’re already on the list',
        body: 'Your {loyalty} membership covers meals, too. Activate it, and they earn {earn_basic}.',
        button: 'Activate',
        activated_title: 'You’re active',
        activated_body: 'Next, link a card. Every meal you pay for with it then earns points.',
      },
    },
  ],
} as const satisfies ContentFile<'tier_1_activation'>
