import { addressParser } from "postal-mime";

const address = /^[^\s\p{Cc}<>,;:"()@]+@[^\s\p{Cc}<>,;:"()@]+$/u;
const maxHeaderLength = 10_000;

/** The addresses of a header such as `"Bea, Buyer" <bea@example.com>, x@example.com`, in lower case. */
export const addressesIn = (header: string): string[] =>
  addressParser(header.slice(0, maxHeaderLength), { flatten: true })
    .map((mailbox) => mailbox.address?.toLowerCase() ?? "")
    .filter((text) => address.test(text));

/** The one address of the From headers. More than one is a trick: nobody writes an email together. */
export function senderIn(headers: readonly string[]): string {
  const [one, ...more] = headers.flatMap(addressesIn);
  return one && more.length === 0 ? one : "";
}

/** `<bea@example.com>` without its brackets. Message-IDs have them too. */
export const bareAddress = (text: string): string => text.trim().replace(/^<|>$/g, "").trim();

export const domainOf = (email: string): string => email.slice(email.lastIndexOf("@") + 1);
