/** Separate from the schemas, so that forms in the browser can use these without loading zod. */

/** Only the basic shape; whether the address exists is for the mail server to say. */
export const emailShape = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/;

export const minPasswordLength = 6;
