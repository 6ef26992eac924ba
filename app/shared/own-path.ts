/** Reserved by RFC 2606: never the origin of a real site. */
const ownOrigin = "https://relevo.invalid";
/** Nobody encodes a path more often by accident. */
const maxDecodings = 5;
// Browsers treat backslashes as slashes, and drop tabs and line breaks anywhere.
// oxlint-disable-next-line no-control-regex
const unsafe = /[\\\u0000-\u001f\u007f]/;

/** The only way from an untrusted path to a redirect or link. Rejects paths that lead to another host after further decoding. */
export function ownPath(target: unknown, fallback = "/"): string {
  if (typeof target !== "string" || unsafe.test(target)) return fallback;
  const url = parseOwn(target);
  return url && isOwnWhenDecoded(url.pathname) ? url.pathname + url.search + url.hash : fallback;
}

function isOwnWhenDecoded(pathname: string): boolean {
  let path = pathname;
  for (let round = 0; round < maxDecodings; round++) {
    const decoded = decodeAscii(path);
    if (decoded === path) return true;
    if (unsafe.test(decoded) || !parseOwn(decoded)) return false;
    path = decoded;
  }
  return false;
}

/** `//host` names another host, and browsers normalize `/.//host` to `//host`. */
function parseOwn(target: string): URL | null {
  if (!target.startsWith("/")) return null;
  const url = URL.parse(target, ownOrigin);
  return url?.origin === ownOrigin && !url.pathname.startsWith("//") ? url : null;
}

/** Unlike `decodeURIComponent` it does not throw on a stray percent sign; other characters cannot change the host. */
const decodeAscii = (text: string): string =>
  text.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
