import type { EmailContent } from "#app/platform/mail/render-email.ts";

export function summarizeEmail(
  { heading, paragraphs, action }: EmailContent,
  appUrl: string,
  /** For a button that links to another site, or none. */
  otherwise: string,
) {
  const isOurs = action?.url.startsWith(`${appUrl}/`);
  return {
    title: heading,
    text: paragraphs[0] ?? "",
    href: isOurs ? action!.url.slice(appUrl.length) : otherwise,
  };
}
