import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: 'Open to families who read along',
        body_text: 'Say yes to e-mail in About you. This restaurant then gives {earn_select}, like all the rest.',
      },
    },
    {
      slug: 'report-card',
      status: 'draft',
      fields: { title: 'Your report card is in', body_text: 'Twice a year we add up every dinner. Have a look together.' },
    },
  ],
} as const satisfies ContentFile<'popup'>
