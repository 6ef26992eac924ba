import type { EmailContent } from "#app/platform/mail/render-email.ts";

interface Summary {
  title: string;
  text: string;
  href: string;
}

/** What an email says, for the bell: its heading, its first paragraph and the page its button leads to. */
export function summarizeEmail(
  { heading, paragraphs, action }: EmailContent,
  appUrl: string,
  /** Where the button leads to another site, such as the payment provider's, or there is none. */
  otherwise: string,
): Summary {
  const isOurs = action?.url.startsWith(`${appUrl}/`);
  return {
    title: heading,
    text: paragraphs[0] ?? "",
    href: isOurs ? action!.url.slice(appUrl.length) : otherwise,
  };
}
