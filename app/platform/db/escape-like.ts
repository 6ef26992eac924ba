/** For a LIKE pattern that contains text from outside. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, "\\$&");
