import { texts } from '../text.ts'

/** Mails to members. */
export const mail = texts('mail', {
  welcomeSubject: 'Welcome to {program}',
  welcomeTitle: 'Welcome, {name}',
  welcomePlainTitle: 'Welcome to {program}',
  welcomeLead:
    'Your account is ready. Link the card that you pay with, and you earn {currency} each time you dine at a participating restaurant.',
  welcomeHow: 'There is nothing to show and nothing to scan: pay with the linked card as you always do.',
  linkCard: 'Link a card',
  welcomeNote: 'You get this mail because this address was used to join {program}. If that was not you, tell us and we remove it.',

  joinLinkSubject: 'Finish joining {program}',
  joinLinkTitle: 'Finish joining where you left off',
  joinLinkLead:
    'The button opens the form with what you typed, on any device. You still choose your password there. It works for {days} days, until you have joined.',
  joinLinkProviderLead: 'Sign in with {loyalty}, on any device, and the form opens with what you typed. We keep it for {days} days.',
  joinLinkGo: 'Continue joining',
  joinLinkNote:
    'You get this mail because this address was typed into the form to join {program}. If that was not you, ignore it: nothing happens.',
  joinKnownTitle: 'You already have an account',
  joinKnownLead:
    'Sign in with this address, and you continue where you left off. If you do not know your password, the sign-in page leads to a new one.',

  codeSubject: 'Your code for {program}', // AUTH-14
  codeTitle: 'Choose a new password',
  codeLead: 'Enter this code on the page where you asked for it. It works once and expires in {minutes} minutes.',
  openPage: 'Open the page',
  codeNote:
    'If you did not ask for a new password, you do not need to do anything: your password has not changed. Never give this code to anyone, not even to us.',

  emailCodeTitle: 'Confirm your new email address',
  emailCodeNote:
    'If you did not ask for this, you do not need to do anything: nothing changes without the code. Never give it to anyone, not even to us.',
  emailChangedSubject: 'Your email address for {program} was changed',
  emailChangedTitle: 'Your email address was changed',
  emailChangedLead: 'Your account has another email address now, with which you sign in. Other devices are signed out.',
  emailChangedNote: 'If this was not you, call us at once.',

  changedSubject: 'Your password for {program} was changed',
  changedTitle: 'Your password was changed',
  changedLead: 'Other devices are signed out. Sign in there with your new password.',
  recoveredLead:
    'Every device is signed out, and the passkeys of the account are removed. Sign in with your new password; then you can add a passkey again.',
  signIn: 'Sign in',
  cardRemovedSubject: 'A card was removed from your {program} account',
  cardRemovedTitle: 'Your card ending in {lastFour} was removed',
  cardClaimedLead:
    'The card ending in {lastFour} is no longer linked to your account: its holder confirmed with a code from the card issuer that it belongs to another account. What it has earned stays yours.',
  cardReleasedLead: 'We removed the card ending in {lastFour} from your account. What it has earned stays yours.',
  cardDeletedLead: 'The card ending in {lastFour} is no longer linked to your account. What it has earned stays yours.',
  lastCardDeletedLead:
    'The card ending in {lastFour} is no longer linked. It was your last one, so your account is closed. Sign in and link a card to open it again.',
  cardAddedSubject: { one: 'A card was added to your {program} account', other: '{count} cards were added to your {program} account' },
  cardAddedTitle: { one: 'A card was added', other: '{count} cards were added' },
  cardAddedLead: {
    one: 'The card ending in {lastFours} is linked to your account and earns from now on.',
    other: 'The cards ending in {lastFours} are linked to your account and earn from now on.',
  },
  newDeviceSubject: 'New sign-in to your {program} account',
  newDeviceTitle: 'New sign-in to your account',
  newDeviceLead: 'Your account was used to sign in with {device}, where you have not signed in before.',
  unnamedDeviceLead: 'Your account was used to sign in on a device where you have not signed in before.',
  phoneChangedSubject: 'The phone number of your {program} account was changed',
  phoneChangedTitle: 'Your phone number was changed',
  phoneChangedLead: 'The phone number of your account was added, changed or removed. Your profile shows the one that we have now.',
  seeProfile: 'See my profile',
  endedSubject: 'Your other devices were signed out of {program}',
  endedTitle: 'Your other devices were signed out',
  endedLead: 'Every device was signed out of your account, except the one on which this was asked for.',
  passkeyAddedSubject: 'A passkey was added to your {program} account',
  passkeyAddedTitle: 'A passkey was added',
  passkeyAddedLead: 'The passkey “{name}” can sign in to your account from now on.',
  unnamedPasskeyAddedLead: 'A new passkey can sign in to your account from now on.',
  passkeyAddedNote:
    'If this was not you, ask for a new password at {address}: that removes every passkey and signs out every device. Then call us.',
  passkeyRemovedSubject: 'A passkey was removed from your {program} account',
  passkeyRemovedTitle: 'A passkey was removed',
  passkeyRemovedLead: 'The passkey “{name}” can no longer sign in to your account.',
  unnamedPasskeyRemovedLead: 'One of your passkeys can no longer sign in to your account.',
  closingSubject: 'Your {program} account will be erased on {date}',
  closingTitle: 'Your account is closed',
  closingLead:
    'As you asked, your cards are unlinked and every device is signed out. On {date} your personal data is erased. Until then you can change your mind: sign in and choose “Keep my account”.',
  closingKeep: 'Sign in to keep the account',
  erasedSubject: 'Your {program} account is erased',
  erasedTitle: 'Your account is erased',
  erasedLead:
    'The time in which you could keep your account is over, and your personal data is removed. Your dines and what they earned stay in the accounts of the program, without your name.',
  erasedVisit: 'Visit {program}',
  erasedNote: 'This is the last mail about this account. Its address is no longer stored. You can join again at any time.',
  securityWhen: 'When: {when}.',
  securityNote: 'If this was not you, secure your {loyalty} account, with which you sign in, and call us.',
  seeDevices: 'See your sign-in and security',
  seeCards: 'See your cards',
  cardRemovedNote: 'If this is your card, link it again: you can confirm with a code from the card issuer that it is yours. Or call us.',
  reservationBookedTitle: 'Your table at {restaurant} is booked',
  reservationChangedTitle: 'Your table at {restaurant} was changed',
  reservationCancelledTitle: 'Your table at {restaurant} was canceled',
  reservationReminderTitle: 'Your table at {restaurant} is tomorrow',
  reservationWhen: '{when}, by the clock of the restaurant.',
  reservationParty: { one: 'A table for {count} person.', other: 'A table for {count} people.' },
  reservationWhere: '{restaurant}, {address}.',
  reservationNumber: 'Booking number {number}.',
  reservationFree: 'You can change or cancel it free of charge until {until}.',
  reservationFee: 'After that, the restaurant can charge {amount} a person.',
  reservationBonus: 'Dine there that day and pay with a linked card, and you earn {reservation_bonus} for booking here.',
  reservationCancelledLead: 'The table on {when} is no longer reserved for you, and nothing is charged by us.',
  tableFoundTitle: 'A table at {restaurant} is free',
  tableFoundLink:
    'The link below opens this table, and one press books it. It works until {until}, by the clock of the restaurant. The first person to book it gets it.',
  tableFoundGo: 'See the table',
  tableFoundNote:
    'You get this mail because you watch for a table with your {program} account. You can stop at any time in your reservations.',
  seeReservations: 'See your reservations',
  reservationNote: 'You get this mail because a table was booked with your {program} account. If that was not you, call us.',
  missingDineReceivedTitle: 'We look for your dine at {restaurant}',
  missingDineReceivedLead:
    'Your report has arrived: {restaurant}, {date}, {amount}. We look for the payment and write to you with the result.',
  missingDineAskedTitle: 'A question about your dine at {restaurant}',
  missingDineAskedLead: 'You reported a dine of {date}, {amount}. Before we can decide, we need to know more:',
  missingDineGrantedTitle: 'Your dine at {restaurant} is credited',
  missingDineGrantedLead:
    'The dine of {date}, {amount}, is in your activity now. What it earns is added to your balance within {award_days} days.',
  missingDineRefusedTitle: 'Your dine at {restaurant} cannot be credited',
  missingDineRefusedLead: 'You reported a dine of {date}, {amount}. It does not earn, for this reason:',
  seeReport: 'See your report',
  seeDine: 'See the dine',
  missingDineNote: 'You get this mail because a missing dine was reported with your {program} account. If that was not you, call us.',
  changedNote: 'If this was not you, ask for a new password at once at {address}, and call us.',
})
