import { texts } from '../text.ts'

/** The statement of a month by mail. */
export const statementMail = texts('statementMail', {
  subject: 'Your {program} statement for {month} {year}',
  title: 'Your monthly statement',
  lead: {
    one: 'You dined {count} time with a linked card in {month} {year}.',
    other: 'You dined {count} times with a linked card in {month} {year}.',
  },
  noneLead: 'No dine earned in {month} {year}.',
  earned: 'Earned in {month}',
  openLead: 'Still being processed: {amount}.',
  dines: 'Dines',
  processing: 'Processing',
  notEarned: 'Not earned',
  bonuses: 'Bonuses',
  bonusesNote: 'They are part of what the dines above earned.',
  reservationBonus: 'For your reservation',
  adjustments: 'Refunds and corrections',
  adjustmentsNote: 'They are subtracted from the total.',
  credits: 'Statement credits',
  more: { one: '{count} more line is in the download.', other: '{count} more lines are in the download.' },
  download: 'Download this month',
  stop: 'Unsubscribe from monthly statements',
  note: 'Dines that reach us later are in your activity. You get this email because you chose a monthly statement in your profile.',
})
