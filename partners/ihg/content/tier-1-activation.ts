import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'tier_1_activation',
  entries: [
    {
      slug: 'tier_1_activation',
      status: 'published',
      fields: {
        title: 'Your key is at the desk',
        body: '{loyalty} has sent word of you. Take the key, and every meal earns {earn_basic}.',
        button: 'Collect my key',
        activated_title: 'Thank you, come in',
        activated_body: 'Please tell us which card you dine with; the rest is our work.',
      },
    },
  ],
} as const satisfies ContentFile<'tier_1_activation'>
