export type Encoding = "zstd" | "br" | "gzip" | "identity";

/** Browsers send a handful of values. */
const accepted = new Map<string, ReadonlySet<string>>();
const maxAccepted = 200;

export function chooseEncoding<Ours extends Exclude<Encoding, "identity">>(
  acceptEncoding: string | undefined,
  ours: readonly Ours[],
): Ours | "identity" {
  if (!acceptEncoding) return "identity";
  let codings = accepted.get(acceptEncoding);
  if (!codings) {
    if (accepted.size >= maxAccepted) accepted.clear();
    accepted.set(acceptEncoding, (codings = parseAccepted(acceptEncoding)));
  }
  return ours.find((coding) => codings.has(coding)) ?? "identity";
}

function parseAccepted(acceptEncoding: string): ReadonlySet<string> {
  const codings = new Set<string>();
  for (const entry of acceptEncoding.toLowerCase().split(",")) {
    const [coding, ...parameters] = entry.split(";").map((part) => part.trim());
    if (!parameters.some((part) => /^q=0(\.0*)?$/.test(part))) codings.add(coding!);
  }
  return codings;
}
