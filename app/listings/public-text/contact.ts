import type { Span } from "./fold-text.ts";

/** A phone number, email address or link in a text. */
export type ContactKind = "phone" | "email" | "link";
export type Contact = Span & { kind: ContactKind };
