/** Separate from the schemas, so that forms in the browser can use these without loading zod. */

export const emailShape = /^[^\s\p{Cc}@]{1,64}@[^\s\p{Cc}@.]+(\.[^\s\p{Cc}@.]+)+$/u;

export const minPasswordLength = 6;
