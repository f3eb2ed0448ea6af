import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'tier_1_activation',
  entries: [
    {
      slug: 'tier_1_activation',
      status: 'published',
      fields: {
        title: 'You’re already on the list!',
        body: 'Your {loyalty} membership covers meals, too. Say go, and they earn {earn_basic}.',
        button: 'Let’s go',
        activated_title: 'And you’re off',
        activated_body: 'Link a card, eat something good, and your points take care of themselves.',
      },
    },
  ],
} as const satisfies ContentFile<'tier_1_activation'>
