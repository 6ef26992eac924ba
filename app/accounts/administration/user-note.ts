export const maxUserNote = 2000;
