/** Separates facts in one line. With en spaces, because plain spaces are too narrow at small sizes. */
export const dot = "\u2002·\u2002";
