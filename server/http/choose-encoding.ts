export type Encoding = "br" | "gzip" | "identity";

/** Browsers send a handful of values, always the same ones. */
const chosen = new Map<string, Encoding>();
const maxChosen = 200;

export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return "identity";
  let encoding = chosen.get(acceptEncoding);
  if (!encoding) {
    if (chosen.size >= maxChosen) chosen.clear();
    chosen.set(acceptEncoding, (encoding = readEncoding(acceptEncoding)));
  }
  return encoding;
}

function readEncoding(acceptEncoding: string): Encoding {
  const accepted = acceptEncoding.toLowerCase().split(",");
  const takes = (name: string) =>
    accepted.some((entry) => {
      const [coding, ...parameters] = entry.split(";").map((part) => part.trim());
      return coding === name && !parameters.some((part) => /^q=0(\.0*)?$/.test(part));
    });
  return takes("br") ? "br" : takes("gzip") ? "gzip" : "identity";
}
