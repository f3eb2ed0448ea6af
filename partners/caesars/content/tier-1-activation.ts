import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'tier_1_activation',
  entries: [
    {
      slug: 'tier_1_activation',
      status: 'published',
      fields: {
        title: 'Your place is laid',
        body: 'You are on the list of {loyalty} already. Say the word, and your checks collect {earn_basic}.',
        button: 'Take my place',
        activated_title: 'You are expected',
        activated_body: 'Link a {house_cards}, and the next check collects by itself.',
      },
    },
  ],
} as const satisfies ContentFile<'tier_1_activation'>
