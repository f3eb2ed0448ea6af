import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: 'For {tier_select} members',
        body_text: 'This restaurant pays {tier_select} members. With e-mail switched on in your profile, it pays you {earn_select}.',
      },
    },
    {
      slug: 'rounding',
      status: 'draft',
      fields: { title: 'How do we round cents?', body_text: 'We round every entry on its own. Half a cent goes up.' },
    },
    {
      slug: 'year-end',
      status: 'draft',
      fields: {
        title: 'Your year on one page',
        body_text: 'In January we add up what your bills returned. The summary will be in your account.',
      },
    },
  ],
} as const satisfies ContentFile<'popup'>
