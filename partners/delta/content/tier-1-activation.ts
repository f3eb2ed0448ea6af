import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'tier_1_activation',
  entries: [
    {
      slug: 'tier_1_activation',
      status: 'published',
      fields: {
        title: 'One tap, then dinner earns',
        body: '{loyalty} has opened a dining account for you. Switch it on, and bills start earning {earn_basic}.',
        button: 'Activate my account',
        activated_title: 'You are active',
        activated_body: 'All that is missing is a card. Link one, and the next bill takes care of itself.',
      },
    },
  ],
} as const satisfies ContentFile<'tier_1_activation'>
