/** An email that arrived for a reply address, whichever provider received it. Whether it is from whom it says is the provider's finding. */
export interface InboundEmail {
  /** The Message-ID of the sender's mail server, or a hash of an email without one. */
  externalId: string;
  /** The one address of the From header in lower case; empty where there is none or more than one. */
  from: string;
  /** Everybody the email is addressed to, in the envelope or in its headers. */
  recipients: readonly string[];
  /** Set for an email that no person wrote. */
  automatic: "bounce" | "auto-reply" | null;
  authenticity: Authenticity;
  /** What is in it: read only for whom it matters, because it can take long. Null where it takes too long. */
  readContent(): Promise<EmailContent | null>;
}

/** Whether the domain of the From header vouches for the email. */
export type Authenticity = "pass" | "fail" | "unknown";

export interface EmailContent {
  /** What the sender wrote, without the quoted email and without signature. */
  text: string;
  files: readonly InboundFile[];
}

export interface InboundFile {
  name: string;
  contentType: string;
  /** Placed within the text, as photos of a phone are, and the logos of signatures. */
  isInline: boolean;
  bytes: Uint8Array;
}

export type EmailHeader = readonly [name: string, value: string];

/** The first header of this name: mail servers add theirs on top. */
export const findHeader = (headers: readonly EmailHeader[], name: string): string | null =>
  headers.find(([one]) => one.toLowerCase() === name)?.[1] ?? null;
