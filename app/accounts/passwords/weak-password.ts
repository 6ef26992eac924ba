export const weakPasswordText =
  "This password is too easy to guess. Please choose another one. Adding a few digits to a word or a name is not enough; three words work well.";
