import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: 'For {tier_select} members',
        body_text: 'Turn on e-mail in your profile, and this restaurant gives {earn_select}, like all the rest.',
      },
    },
    {
      slug: 'report-card',
      status: 'draft',
      fields: { title: 'Your savings this year', body_text: 'Twice a year we add up every dinner. Have a look together.' },
    },
  ],
} as const satisfies ContentFile<'popup'>
