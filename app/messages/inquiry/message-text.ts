/** Separate from the other rules, so that the form in the browser can use these alone. */
export const maxMessageLength = 5000;
export const emptyMessage = "No additional message provided";

/** Characters that the form asks people to leave out of a message. */
export const refusedCharacters = "<>]}[{\\|`~";

export const hasRefusedCharacters = (text: string): boolean =>
  [...refusedCharacters].some((character) => text.includes(character));
