/** Separate from the schemas, so that forms in the browser can use these without loading zod. */

/** Only the basic shape; whether the address exists is for the mail server to say. */
export const emailShape = /^[^\s\p{Cc}@]{1,64}@[^\s\p{Cc}@.]+(\.[^\s\p{Cc}@.]+)+$/u;

export const minPasswordLength = 6;
