/**
 * A hidden field that marks a submission of the full filter form without JavaScript: a preset that is missing from it was
 * removed.
 */
export const fullFormField = "all";
