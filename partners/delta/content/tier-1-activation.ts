import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'tier_1_activation',
  entries: [
    {
      slug: 'tier_1_activation',
      status: 'published',
      fields: {
        title: 'Activate, then dinner earns',
        body: '{loyalty} has opened a dining account for you. Activate it, and bills start earning {earn_basic}.',
        button: 'Activate my account',
        activated_title: 'Your table is set',
        activated_body: 'Next, link a card. The bills that you pay with it then earn automatically.',
      },
    },
  ],
} as const satisfies ContentFile<'tier_1_activation'>
