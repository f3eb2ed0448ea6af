import { texts } from '../text.ts'

/** The panel of a survey, its form, and the survey of members who close their account. */
export const surveyPanel = texts('surveyPanel', {
  close: 'Close the survey',
  opened: 'A short survey has opened at the end of the page.',
  loading: 'Loading the survey…',
  frame: 'Survey',
  unreachableTitle: 'The survey has not loaded',
  unreachable: 'The service that shows it does not answer. Try again, or open the survey in a tab of its own.',
  again: 'Try again',
  openAlone: 'Open the survey',
  send: 'Send answers', // SURVEY-14
  thanks: 'Thank you. Your answers have arrived.', // SURVEY-06
  stars: { one: '{count} star of 5', other: '{count} stars of 5' },
  choiceNeeded: 'Choose an answer first.',
  nothingAnswered: 'Answer at least one question first.',
  gone: 'This survey has ended. Your answers were not needed any more.',
  leavingTitle: 'Before you go', // CARD-69
  leavingLead: 'Two questions about why you delete your last card. You can go on without an answer.',
  leavingWhy: 'Why are you leaving?',
  leavingEarned: 'I earned less than I expected',
  leavingPlaces: 'Too few restaurants near me take part',
  leavingPrivacy: 'I do not want my card to be linked',
  leavingCard: 'I no longer have this card',
  leavingOther: 'Another reason',
  leavingMore: 'What should we have done better? (optional)',
})
