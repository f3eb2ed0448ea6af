import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'Some places are for {tier_select} only. Turn on e-mail to get in.' } },
          { type: 'link', fields: { copy: 'What’s {tier_select}?', url: '/earn/members-only' } },
        ],
        tooltip_copy: 'Turn it on in your profile. Good from the next meal on.',
      },
    },
    {
      slug: 'announcement_banner',
      status: 'draft',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'Gas prices are up. Lunch still takes {fuel_cents} a gallon off.' } },
          { type: 'link', fields: { copy: 'Find lunch', url: '/search?mealsServed=Lunch' } },
        ],
        tooltip_copy: 'For every {fuel_step} you spend on meals.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
