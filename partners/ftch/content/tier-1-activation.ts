import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'tier_1_activation',
  entries: [
    {
      slug: 'tier_1_activation',
      status: 'published',
      fields: {
        title: 'Already on the leash',
        body: 'There is nothing to activate. A card that you keep with FTCH earns {earn_basic} from the first bill.',
        button: 'Find a room',
        activated_title: 'Good',
        activated_body: 'Go where you like. The points come after you.',
      },
    },
  ],
} as const satisfies ContentFile<'tier_1_activation'>
