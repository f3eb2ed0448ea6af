import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'tier_1_activation',
  entries: [
    {
      slug: 'tier_1_activation',
      status: 'published',
      fields: {
        title: 'A place has been laid',
        body: '{loyalty} has prepared an account for you. Once it is activated, each evening earns {earn_basic}.',
        button: 'Take my seat',
        activated_title: 'Please, be seated',
        activated_body: 'Choose the card you wish to dine with. Those kept with your account are listed already.',
      },
    },
  ],
} as const satisfies ContentFile<'tier_1_activation'>
