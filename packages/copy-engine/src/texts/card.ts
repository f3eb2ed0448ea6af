import { texts } from '../text.ts'
import { errorCodes } from './error-codes.ts'

/** Linking cards and the list of linked ones. */
export const card = texts('card', {
  title: 'Linked cards',
  countOf: '{count} of {max_cards}',
  formTitle: 'Link a card',
  first: 'Link your first card',
  another: 'Link another card',
  lead: 'Dine with it and earn {earn_mine}.',
  vaultNote: 'The number goes straight to the card vault. This site never holds it.',
  frameTitle: 'Secure card entry',
  frameBy: 'Secure card entry by {host}',
  numberLabel: 'Card number',
  numberOnly: 'Only the number. No PIN, no security code, nothing is charged.',
  accepted: 'We accept {brands}.', // CARD-51
  numberEmpty: 'Please enter your credit card number.', // CARD-45
  numberInvalid: 'This card number is not valid. Please check the digits.', // CARD-50
  brandRefused: 'That card cannot be linked. We accept {brands}.', // CARD-51
  optIn: 'I authorize {program} to receive notice when I use this card at a participating restaurant.', // CARD-26
  optInMissing: 'Linking a card and authorizing activity monitoring is required to complete and earn rewards.', // CARD-44
  submit: 'Link this card',
  submitting: 'Linking your card…', // CARD-35
  submitReason: 'Enter a card number first.', // CARD-43
  submitReasonInvalid: 'Check the card number.', // CARD-43
  frameSilent: 'Secure card entry is not responding. Nothing was sent. Please try again.',
  frameLoading: 'Opening secure card entry…',
  frameBlocked:
    'Secure card entry could not open. A browser setting or extension may block it. Allow frames for this site, then try again.', // CARD-33
  frameRetry: 'Try again',
  pleaseReenter: 'For your safety the number was cleared. Please enter it again.',
  allAdded: 'All cards were added.', // CARD-52, CARD-56
  noneAdded: errorCodes['cards-not-added'].wording, // CARD-53
  someAdded: 'Some cards were not added.', // CARD-54, CARD-56
  maximum: errorCodes['card-limit-reached'].wording, // CARD-55
  registrationError: '{description} ending in {lastFour} - {code}: {message}', // CARD-57
  claimTitle: 'Is this your card?',
  claimLead:
    'If the card ending in {lastFour} is yours, verify it with a code from your card issuer. The card is then removed from the other account and linked here.',
  claimStart: 'Verify that this card is yours',
  claimStarting: 'Asking your card issuer…',
  claimSent: 'Your card issuer shows you a code for the card ending in {lastFour}. Enter it within {minutes} minutes.',
  claimForm: 'Verify your card',
  claimCode: 'Verification code',
  claimCodeHelp: 'Six digits',
  claimCodeFormat: 'Enter the six digits of the code.',
  claimCodeWrong: 'This code is wrong or has expired. Check the digits, or ask for a new code.',
  claimConfirm: 'Verify and link',
  claimConfirming: 'Linking your card…',
  claimAgain: 'Ask for a new code',
  linked: 'Your card ending in {lastFour} has been linked.', // CARD-58
  limitNotice: 'You have linked {max_cards} cards, the most that an account can have. Delete one to link another.', // CARD-22
  endingIn: 'ending in {lastFour}', // CARD-19
  none: 'No card is linked yet. Link a card to start earning.',
  delete: 'Delete', // CARD-20
  deleteLabel: 'Delete {brand} ending in {lastFour}',
  deleteTitle: 'Delete this card?', // CARD-59
  deleteText: 'Dines paid with {brand} ending in {lastFour} will no longer earn. What it has earned stays yours.',
  confirmDelete: 'Delete card', // CARD-59
  keepCard: 'Keep card', // CARD-59
  deleting: 'Deleting...', // CARD-61
  deleted: 'Your card ending in {lastFour} has been deleted.', // CARD-65
  deleteFailed: 'Your card ending in {lastFour} can not be deleted, please try again later.', // CARD-66
  deleteAndClose: 'Delete and close account', // CARD-68
  lastTitle: 'Delete your last card and close your account?', // CARD-69
  lastText: 'Without a card nothing can earn, so your account closes and you are signed out. Link a card later and it opens again.', // CARD-69
  lastSurvey: 'Tell us why', // CARD-69
  lastSupport: 'Something wrong with this card? Call {support_phone_link} first.', // CARD-69
  listFailed: 'We could not load your cards.',
  whatWeSee: 'What we see',
  weSeeDines: 'The restaurant, the date and the amount, at participating restaurants',
  weSeeDigits: 'The last four digits, so that you can tell your cards apart',
  whatWeDoNotSee: 'What we never see',
  neverNumber: 'The full number, your PIN or your balance',
  neverElse: 'Anything you buy anywhere else',
  goodToKnow: 'Good to know',
  earnsAtOnce: 'Earning starts with the day on which you link the card',
  oneProgram: 'A card can earn in one dining program at a time',
  pin: 'Payments with a PIN do not earn. Sign or tap instead',
})
