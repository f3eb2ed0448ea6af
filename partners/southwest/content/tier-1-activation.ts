import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'tier_1_activation',
  entries: [
    {
      slug: 'tier_1_activation',
      status: 'published',
      fields: {
        title: 'Let’s turn it on',
        body: 'There’s an account here with your name on it. Activate it, and you earn {earn_basic} on every meal.',
        button: 'Activate',
        activated_title: 'Look at you, all set',
        activated_body: 'Link the card you take to dinner, and you’re good to go.',
      },
    },
  ],
} as const satisfies ContentFile<'tier_1_activation'>
