/**
 * A field that the filters send along without JavaScript: the form holds everything that is chosen, so that what is missing
 * from it was taken back, even where the page looks for it by itself.
 */
export const fullFormField = "all";
