import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'tier_1_activation',
  entries: [
    {
      slug: 'tier_1_activation',
      status: 'published',
      fields: {
        title: 'Activate your account',
        body: '{loyalty} has prepared an account for you. Once it is activated, each dine earns {earn_basic}.',
        button: 'Activate',
        activated_title: 'All is arranged',
        activated_body: 'A card may now be linked: the one with which you dine.',
      },
    },
  ],
} as const satisfies ContentFile<'tier_1_activation'>
