import type { Span } from "#app/listings/public-text/fold-text.ts";

/** A way to reach somebody that stands in a text. */
export type ContactKind = "phone" | "email" | "link";
export type Contact = Span & { kind: ContactKind };
