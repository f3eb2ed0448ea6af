import { texts } from '../text.ts'

/** The consent to text messages, when joining and in the profile. */
export const smsConsent = texts('smsConsent', {
  optIn: 'Text me when I have earned',
  terms: 'From {sms_short_code_link}. Message and data rates may apply. Reply STOP to end them, HELP for help.',
  notOffered: 'For Member Services, to reach you about your account. We send no texts.',
})
