/**
 * An email that arrived for a reply address, whichever provider received it. Its headers are what the sender's mail program wrote;
 * whether it is from whom it says is the provider's finding.
 */
export interface InboundEmail {
  /** Null where the sender's mail server gave none. */
  messageId: string | null;
  /** The sender of the envelope: empty for bounces, null where the provider does not tell. */
  returnPath: string | null;
  /** The one address of the From header in lower case; empty where there is none or more than one. */
  from: string;
  /** Everybody the email is addressed to, in the envelope or in its headers. */
  recipients: readonly string[];
  subject: string;
  text: string;
  html: string;
  /** The text without quotes and signature, where the provider cuts them off. */
  strippedText: string;
  headers: readonly EmailHeader[];
  authenticity: Authenticity;
  files: readonly InboundFile[];
}

export type EmailHeader = readonly [name: string, value: string];

/** Whether the domain of the From header vouches for the email. */
export type Authenticity = "pass" | "fail" | "unknown";

export interface InboundFile {
  name: string;
  contentType: string;
  /** Placed within the text, as photos of a phone are, and the logos of signatures. */
  isInline: boolean;
  bytes: Uint8Array;
}

/** The first header of this name: mail servers add theirs on top. */
export const findHeader = (headers: readonly EmailHeader[], name: string): string | null =>
  headers.find(([one]) => one.toLowerCase() === name)?.[1] ?? null;
