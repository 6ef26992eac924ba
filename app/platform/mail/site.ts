/** Stands for the address of the site in what emails say and link to. Whoever renders an email puts the address in its place. */
export const site = "https://site.invalid";
