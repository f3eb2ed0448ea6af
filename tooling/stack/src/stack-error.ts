/** An error that prevents the stack from running, as one line with its remedy. */
export class StackError extends Error {
  override readonly name = 'StackError'
}
