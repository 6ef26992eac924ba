/** Stored as the video's id, so that only a YouTube or Vimeo player can ever be shown. */
export interface Video {
  provider: VideoProvider;
  id: string;
  hash: string | null;
}

export type VideoProvider = "youtube" | "vimeo";

export const videoProviderNames: Record<VideoProvider, string> = {
  youtube: "YouTube",
  vimeo: "Vimeo",
};

const youtubeHosts = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/;
const vimeoHosts = /^(?:(?:www|player)\.)?vimeo\.com$/;
const youtubeId = /^[\w-]{11}$/;
const vimeoId = /^\d{5,12}$/;
const vimeoHash = /^[0-9a-f]{6,20}$/;
const maxLength = 2_000;

export function parseVideoLink(given: string): Video | null {
  if (given.length > maxLength) return null;
  const text = /\bsrc="([^"]+)"/.exec(given)?.[1]?.replaceAll("&amp;", "&") ?? given.trim();
  const withScheme = /^https?:\/\//i.test(text) ? text : `https://${text.replace(/^\/\//, "")}`;
  const url = URL.parse(withScheme);
  if (!url || url.username || url.port) return null;
  const host = url.hostname.toLowerCase();
  const path = url.pathname.split("/").filter(Boolean);
  if (host === "youtu.be") return youtube(path[0]);
  if (youtubeHosts.test(host)) return youtube(youtubeIdIn(path, url.searchParams));
  if (vimeoHosts.test(host)) return vimeo(path, url.searchParams.get("h"));
  return null;
}

function youtubeIdIn([first, second]: string[], query: URLSearchParams): string | undefined {
  if (first === "watch") return query.get("v") ?? second;
  return first && ["shorts", "embed", "live", "v", "e"].includes(first) ? second : undefined;
}

const youtube = (id: string | undefined): Video | null =>
  id && youtubeId.test(id) ? { provider: "youtube", id, hash: null } : null;

/** The number is the video, anywhere in the path; the hash of an unlisted one follows it or is in the query. */
function vimeo(path: string[], hashInQuery: string | null): Video | null {
  const isList = ["showcase", "album"].includes(path[0] ?? "");
  const at = isList
    ? path.indexOf("video") + 1 || path.length
    : path.findIndex((part) => vimeoId.test(part));
  const id = path[at];
  if (!id || !vimeoId.test(id)) return null;
  const hash = path[at + 1] ?? hashInQuery;
  return { provider: "vimeo", id, hash: hash && vimeoHash.test(hash) ? hash : null };
}

export function videoUrl({ provider, id, hash }: Video): string {
  return provider === "youtube"
    ? `https://www.youtube.com/watch?v=${id}`
    : `https://vimeo.com/${id}${hash ? `/${hash}` : ""}`;
}

/** YouTube's domain without cookies before playback; Vimeo's with its do-not-track flag. */
export function videoPlayerUrl({ provider, id, hash }: Video): string {
  return provider === "youtube"
    ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`
    : `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${hash ? `&h=${hash}` : ""}`;
}

export const videoPlayerOrigins: Record<VideoProvider, string> = {
  youtube: "https://www.youtube-nocookie.com",
  vimeo: "https://player.vimeo.com",
};

export const videoKey = ({ provider, id, hash }: Video): string =>
  [provider, id, ...(hash ? [hash] : [])].join(":");

export function parseVideoKey(key: string): Video | null {
  const [provider, id, hash] = key.split(":");
  if (provider === "youtube") return youtube(id);
  return provider === "vimeo" ? vimeo([id ?? "", ...(hash ? [hash] : [])], null) : null;
}

export const videoHref = (mediaId: string): string => `/videos/${mediaId}`;
