/** Maximum length of a private note. */
export const maxNoteLength = 1000;
