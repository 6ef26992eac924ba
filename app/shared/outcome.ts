/** The result of a command that may refuse for an expected reason. */
export type Outcome<Reason extends string> = { ok: true } | { ok: false; reason: Reason };
