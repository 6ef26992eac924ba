import { foldAccents } from "#app/shared/fold-accents.ts";

const maxSlugLength = 80;

/** Pages below a listing's own: a headline of that one word has no slug. */
const taken = new Set(["agreement", "documents", "report", "room"]);

/** The public headline in Latin letters, without "For Sale"; the name of the business is never part of it. */
export function listingSlug(title: string): string {
  const words = foldAccents(title)
    .replace(/\s+for sale\s*$/, "")
    .replace(/['’]/g, "")
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let slug = "";
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word;
    if (longer.length > maxSlugLength) break;
    slug = longer;
  }
  return taken.has(slug) ? "" : slug;
}

interface Addressed {
  id: string;
  title: string;
  /** The title may be the real one, which no address contains. */
  confidential?: boolean;
}

/** The one address of a listing. The id alone leads there too, and any other slug redirects. */
export function listingHref({ id, title, confidential = false }: Addressed): string {
  const slug = confidential ? "" : listingSlug(title);
  return slug ? `/business/${id}/${slug}` : `/business/${id}`;
}
