import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'tier_1_activation',
  entries: [
    {
      slug: 'tier_1_activation',
      status: 'published',
      fields: {
        title: 'We saved you a seat!',
        body: 'Your {loyalty} account is all set up for dining. Turn it on, and every meal earns {earn_basic}.',
        button: 'Turn it on',
        activated_title: 'Welcome to the table!',
        activated_body: 'Link the card you take to dinner, and you’re good to go.',
        activation_error: 'There was an error activating your account. Please contact customer support.',
      },
    },
  ],
} as const satisfies ContentFile<'tier_1_activation'>
