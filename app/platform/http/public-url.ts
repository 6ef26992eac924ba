/** People choose this URL and we connect to it: it must not lead into our own network. `lookupPublic` checks its name on connecting. */
export function isPublicUrl(text: string): boolean {
  const url = URL.parse(text);
  if (!url) return false;
  const { protocol, hostname, port, username, password } = url;
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
