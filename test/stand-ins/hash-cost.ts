/** The least that there is: tests hash hundreds of passwords, none of them a secret. */
export const cost = { memory: 8, passes: 1, parallelism: 1 };
