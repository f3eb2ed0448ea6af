import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: 'A little perk for {tier_select}',
        body_text: 'Check the e-mail box in your profile, and this stop gives you {earn_select}. So do all the rest!',
      },
    },
    {
      slug: 'before_the_exit',
      status: 'published',
      fields: { title: 'Next exit: dinner', body_text: 'Check the hours on this page first. A closed grill earns nobody anything.' },
    },
    {
      slug: 'road-trip',
      status: 'draft',
      fields: { title: 'Packing the car?', body_text: 'Look up your stops ahead of time, and every meal on the way is worth {earn_mine}.' },
    },
  ],
} as const satisfies ContentFile<'popup'>
