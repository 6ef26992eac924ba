/** Between the facts of one line. En spaces keep it apart; plain ones are narrow at this size. */
export const dot = "\u2002·\u2002";
