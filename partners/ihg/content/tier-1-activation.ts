import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'tier_1_activation',
  entries: [
    {
      slug: 'tier_1_activation',
      status: 'published',
      fields: {
        title: 'Your key is at the desk',
        body: 'Your {loyalty} account is known to us. Activate it, and every meal earns {earn_basic}.',
        button: 'Collect my key',
        activated_title: 'Thank you, come in',
        activated_body: 'Please link the card you dine with; we take it from there.',
        activation_error: 'There was an error activating your account. Please contact customer support.',
      },
    },
  ],
} as const satisfies ContentFile<'tier_1_activation'>
