/** Raised with the list of changes at `/developers`. */
export const apiVersion = "1.0.0";
