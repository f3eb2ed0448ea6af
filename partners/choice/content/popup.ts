import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: 'A perk for {tier_select} members',
        body_text: 'Check the e-mail box in your profile, and you earn {earn_select} here and at the rest.',
      },
    },
    {
      slug: 'before_the_exit',
      status: 'draft',
      fields: { title: 'Check the hours', body_text: 'Look at the hours on this page before you go. Meals only earn while it’s open.' },
    },
    {
      slug: 'road-trip',
      status: 'draft',
      fields: {
        title: 'Planning a road trip?',
        body_text: 'Look up restaurants ahead of time, and every meal on the way earns {earn_mine}.',
      },
    },
  ],
} as const satisfies ContentFile<'popup'>
