import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'tier_1_activation',
  entries: [
    {
      slug: 'tier_1_activation',
      status: 'published',
      fields: {
        title: 'One tap, and dinner earns',
        body: 'You’re in TrueBlue® already. Activate dining, and bills earn {earn_basic}, too.',
        button: 'Activate',
        activated_title: 'That’s it, you’re on',
        activated_body: 'Next, link a card. Then go to dinner.',
      },
    },
  ],
} as const satisfies ContentFile<'tier_1_activation'>
