/** Whether an error is the database's refusal of a value that another row has, because another transaction was faster. */
export const isUniqueViolation = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505'
