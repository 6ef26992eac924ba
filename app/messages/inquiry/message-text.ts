/** A separate module, because the browser needs only these constants. */
export const maxMessageLength = 5000;
export const emptyMessage = "No additional message provided";
export const requestText = "Requested your documents.";

export const forbiddenCharacters = "<>]}[{\\|`~";

export const hasForbiddenCharacters = (text: string): boolean =>
  [...forbiddenCharacters].some((character) => text.includes(character));
