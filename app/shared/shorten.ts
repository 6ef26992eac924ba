/** At most so many characters and an ellipsis, cut between two words. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  // Half of a character that takes two would be refused by the database.
  const cut = text.slice(0, length).toWellFormed();
  const end = cut.lastIndexOf(" ");
  return `${end > 0 ? cut.slice(0, end) : cut}…`;
}
