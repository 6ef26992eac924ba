/** Administrators may read an email but not use its links: everything in a link is hidden unless it is known to be harmless. */
const hidden = "•••";

const links = /https?:\/\/[^\s<>"'`)\]]+/g;
/** An address that posts to a conversation on its owner's behalf. */
const replyAddresses = /\breply\+[^\s@<>"]+@/gi;
/** Six digits on their own are a code: amounts and receipts have a prefix. */
const codes = /(?<![\w$.,#/=-])\d{6}(?![\w/-]|[.,]\d)/g;

export const maskSecrets = (text: string): string =>
  text
    .replace(links, maskLink)
    .replace(replyAddresses, `reply+${hidden}@`)
    .replace(codes, "••••••");

const word = /^[a-z]+(-[a-z]+)*$/;
const harmless = (segment: string): boolean =>
  segment === "" ||
  (segment.length <= 40 && word.test(segment)) ||
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(segment);

/** Path segments are shown if they are words, or ids that are useless without permission. */
function maskLink(link: string): string {
  let end = link.length;
  while (".,;:!".includes(link[end - 1]!)) end--;
  const start = link.slice(0, end).search(/[?#]/);
  const place = start < 0 ? link.slice(0, end) : link.slice(0, start);
  const [scheme = "", , host = "", ...path] = place.split("/");
  const shown = [`${scheme}//${host}`, ...path.map((one) => (harmless(one) ? one : hidden))];
  const query = start < 0 ? "" : `?${maskQuery(link.slice(start + 1, end))}`;
  return shown.join("/") + query + link.slice(end);
}

/** Only the names of parameters are shown. In HTML their separator is an entity. */
const maskQuery = (query: string): string =>
  query
    .split(/(&amp;|&)/)
    .map((part) => {
      if (part === "&" || part === "&amp;") return part;
      const name = part.slice(0, Math.max(0, part.indexOf("=")));
      return /^[a-z]{1,20}$/i.test(name) ? `${name}=${hidden}` : hidden;
    })
    .join("");
