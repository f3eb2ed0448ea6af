import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'tier_1_activation',
  entries: [
    {
      slug: 'tier_1_activation',
      status: 'published',
      fields: {
        title: 'We saved you a seat!',
        body: '{loyalty} has your place card written. Turn it over, and every meal earns {earn_basic}.',
        button: 'That’s me!',
        activated_title: 'Welcome to the table!',
        activated_body: 'Link the card you take to dinner, and you’re good to go.',
      },
    },
  ],
} as const satisfies ContentFile<'tier_1_activation'>
