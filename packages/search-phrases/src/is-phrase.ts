/** Whether a text can be a search in plain words: a cheap check before the package is loaded. */
export const isPhrase = (text: string): boolean => /\S[\s,]+\S|^\d{5}$|\$/u.test(text.trim())
