/** Something that the operator can fix: its message explains it, and no stack trace is printed. */
export class OperatorError extends Error {}
