/** The normal form of an address: two spellings that reach the same mailbox in practice are one member. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}
