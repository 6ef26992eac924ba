import { patternOf } from "./address-list.ts";
import { forms } from "./forms.ts";
import { intentFields } from "./rows.ts";

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

/** Forms on a page without a row in the table, by address and intent. */
export function missingForms(html: string, page: string): string[] {
  const missing = new Set<string>();
  for (const [, tag, content] of html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)) {
    if (attribute(tag!, "method")?.toLowerCase() !== "post") continue;
    const path = new URL((attribute(tag!, "action") ?? page).replaceAll("&amp;", "&"), "http://x");
    const address = patternOf(path.pathname);
    const intent = intentIn(content!);
    if (!forms.some((row) => row.address === address && row.intent === intent))
      missing.add(`${address} (${intent})`);
  }
  return [...missing];
}

function intentIn(content: string): string | null {
  for (const [tag] of content.matchAll(/<(?:input|button)\b[^>]*>/g))
    if (intentFields.includes(attribute(tag, "name") ?? "")) return attribute(tag, "value") ?? null;
  return null;
}
