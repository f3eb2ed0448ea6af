import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_details',
  entries: [
    {
      slug: 'keep-in-touch',
      status: 'published',
      fields: {
        url: '/earn/keep-in-touch',
        browser_title: 'Keep in touch | Rapid Rewards Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Keep in touch, earn {earn_select}' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Turn on e-mail in your profile and you’re {tier_select}, starting with your next meal. Like to hear it the minute it happens? Leave your mobile number, too, and we text you when you earn.',
            },
          },
          { type: 'button', fields: { text_mobile: 'Take me to my profile', url: '/account/user_profile' } },
        ],
        side_column: [
          { type: 'title', fields: { text_mobile: 'Changed your mind?' } },
          { type: 'text', fields: { text_mobile: 'No hard feelings. Same switch, other way; you still earn {earn_basic}.' } },
        ],
        disclaimer: 'Message and data rates may apply to texts. Reply STOP to end them.',
      },
    },
    {
      slug: 'potluck',
      status: 'published',
      fields: {
        url: '/earn/potluck',
        browser_title: 'Dinner for a crowd | Rapid Rewards Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Got a crowd? Pick up the check' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Points go to whoever pays, on the whole check. So let your friends pay you back and treat yourself to the points: {earn_mine}.',
            },
          },
          { type: 'link', fields: { text_mobile: 'Places with room for everybody', url: '/search' } },
        ],
        disclaimer: 'Split checks earn for each member who pays a part with a linked card.',
      },
    },
  ],
} as const satisfies ContentFile<'earn_details'>
