import { texts } from '../text.ts'

/** The mails of a household. */
export const householdMail = texts('householdMail', {
  invitedSubject: '{name} invites you to share a household view',
  invitedTitle: '{name} invites you to a household',
  invitedPlainSubject: 'An invitation to share a household view',
  invitedPlainTitle: 'You are invited to a household',
  invitedLead:
    'In a household of {program}, members see together what they earn: first names, restaurants, days and {currency}. Cards, bills and email addresses are not shown, and everyone can leave at any time.',
  invitedHow:
    'Open the invitation and sign in with the account of this email address, or join with it first. The link works for {days} days.',
  invitedGo: 'Open the invitation',
  invitedNote: 'You get this mail because a member of {program} typed this address. If you do not know them, ignore it: nothing is shared.',
  joinedSubject: '{name} has joined your household',
  joinedTitle: '{name} has joined your household',
  joinedPlainSubject: 'A further member has joined your household',
  joinedPlainTitle: 'A further member has joined your household',
  joinedLead: 'From now on you see each other’s restaurants, days and {currency}. Cards, bills and email addresses are not shown.',
  joinedGo: 'See your household',
  joinedNote: 'You can leave the household at any time on its page. What you earn is not shown to the others then.',
  removedSubject: 'You are no longer in your household',
  removedTitle: 'You are no longer in your household',
  removedLead:
    'The person who invites others to the household has removed you. The others do not see what you earn any more, and you do not see what they earn.',
  removedKept: 'Your account, your cards and your {currency} stay as they are.',
  removedGo: 'See your household page',
  removedNote: 'You can start a household of your own on this page, or join another one by invitation.',
})
