import type { ContentFile } from '@dining/partner-kit'

/** The published fields, which the draft below changes in part. */
const published: ContentFile<'home'>['entries'][number]['fields'] = {
  enable_banner: true,
  include_welcome_message: true,
  include_prospect_email: true,
  user_states: [
    {
      key: 'anonymous',
      headline: 'Every dinner can help with college',
      banner_text: [
        {
          type: 'text',
          fields: {
            text_mobile:
              'You get up to {earn_best} from every restaurant bill, to save for your child’s education. Grandparents can join with a card of their own.',
          },
        },
        { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
      ],
    },
    {
      key: 'opted_out',
      headline: 'Same pizza, more for college',
      banner_text: [
        {
          type: 'text',
          fields: {
            text_mobile:
              'Your dinners give {earn_basic}. Families with our email on get {earn_select}. You decide, and you can change your mind.',
          },
        },
        { type: 'button', fields: { text_mobile: 'Turn on email', url: '/account/user_profile' } },
      ],
    },
  ],
  banner_text: [
    { type: 'title', fields: { text_mobile: 'Where families eat' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Pizza', search_string: 'restaurantOrCuisine=Pizza' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Sunday brunch', search_string: 'mealsServed=Brunch' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Low prices', search_string: 'priceRange=1' } },
    { type: 'text', fields: { text_mobile: 'Every restaurant here takes part on the days shown on its page.' } },
    { type: 'link', fields: { text_mobile: 'How families use it', url: '/how-it-works' } },
  ],
}

export default {
  set: 'home',
  entries: [
    { slug: 'home', status: 'published', fields: published },
    {
      slug: 'home',
      status: 'draft',
      fields: {
        ...published,
        user_states: [
          {
            key: 'anonymous',
            headline: 'First day of school, first dinner out',
            banner_text: [
              {
                type: 'text',
                fields: {
                  text_mobile: 'Celebrate the new school year with dinner out. You get up to {earn_best} from the bill, for college.',
                },
              },
              { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
            ],
          },
          ...published.user_states.slice(1),
        ],
      },
    },
  ],
} as const satisfies ContentFile<'home'>
