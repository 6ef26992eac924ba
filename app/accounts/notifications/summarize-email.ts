import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { site } from "#app/shared/brand.ts";

export function summarizeEmail(
  { heading, paragraphs, action }: EmailContent,
  /** For a button that links to another site, or none. */
  otherwise: string,
) {
  const isOurs = action?.url.startsWith(`${site}/`);
  return {
    title: heading,
    text: paragraphs[0] ?? "",
    href: isOurs ? action!.url.slice(site.length) : otherwise,
  };
}
