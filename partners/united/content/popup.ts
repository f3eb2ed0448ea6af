import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_vip',
      status: 'published',
      fields: {
        title: 'For {tier_vip} members',
        body_text: 'This room is open to members who have dined {vip_dines} times in a year, and awards {earn_vip}.',
      },
    },
    {
      slug: 'unlock_select',
      status: 'published',
      fields: { title: 'For {tier_select} members', body_text: 'Accepting our e-mail opens this restaurant to you, at {earn_select}.' },
    },
    {
      slug: 'schedule-change',
      status: 'draft',
      fields: {
        title: 'A change to the schedule',
        body_text: 'From the first of the month certain restaurants award {earn_vip} at lunch as well.',
      },
    },
  ],
} as const satisfies ContentFile<'popup'>
