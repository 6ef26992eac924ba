export const maxNoteLength = 1000;
