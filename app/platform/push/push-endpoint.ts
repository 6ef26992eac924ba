/** Visitors choose this URL and we post to it: it must not lead into our own network. Its name is checked again on sending. */
export function isPushEndpoint(text: string): boolean {
  if (text.length > 1024 || !URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  return (
    protocol === "https:" &&
    port === "" &&
    username === "" &&
    password === "" &&
    domainShape.test(hostname) &&
    !innerName.test(hostname)
  );
}

/** A name with a dot and a last part of letters: not a numeric address, which the parser writes as digits or in brackets. */
const domainShape = /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;
const innerName = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|arpa|localdomain)$/;
