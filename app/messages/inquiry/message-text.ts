/** In a module of its own, because the browser needs only these constants. */
export const maxMessageLength = 5000;
export const emptyMessage = "No additional message provided";

/** Characters that are not allowed in a message. */
export const forbiddenCharacters = "<>]}[{\\|`~";

export const hasForbiddenCharacters = (text: string): boolean =>
  [...forbiddenCharacters].some((character) => text.includes(character));
