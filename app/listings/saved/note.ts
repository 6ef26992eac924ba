/** A note is for the eyes of whoever wrote it; this much fits. */
export const maxNoteLength = 1000;
