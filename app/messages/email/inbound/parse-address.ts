const quoted = /"(?:[^"\\]|\\.)*"/g;
const address = /^[^\s\p{Cc}<>,;:"()@]+@[^\s\p{Cc}<>,;:"()@]+$/u;

/** The addresses of a header such as `"Bea, Buyer" <bea@example.com>, x@example.com`, in lower case. */
export function parseAddresses(header: string): string[] {
  const plain = header
    .slice(0, maxHeaderLength)
    .replace(quoted, " ")
    .replace(/\([^()]*\)/g, " ");
  return plain
    .split(/[,;]/)
    .map((part) => (/<([^<>]*)>/.exec(part)?.[1] ?? part).trim().toLowerCase())
    .filter((part) => address.test(part));
}

const maxHeaderLength = 10_000;

/** The one address of a From header. More than one is a trick: nobody writes an email together. */
export function parseSender(header: string): string {
  const [one, ...more] = parseAddresses(header);
  return one && more.length === 0 ? one : "";
}

export const domainOf = (email: string): string => email.slice(email.lastIndexOf("@") + 1);
