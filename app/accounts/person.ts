/** HydrationBoundary from the schemas: forms in the browser judge by these, and need no library for it. */

/** Text, an at-sign, text, a dot, text: what the specification asks for. The rest is the mail server's to judge. */
export const emailShape = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/;

export const minPasswordLength = 6;
