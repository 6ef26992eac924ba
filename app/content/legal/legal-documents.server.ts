import privacySource from "./privacy-policy.md?raw";
import termsSource from "./terms-of-service.md?raw";
import { parseDocument, renderMarkdown } from "#app/content/markdown/render-markdown.server.ts";
import type { Operator } from "#app/shared/brand.ts";
import { escapeMarkup } from "#app/shared/escape-markup.ts";
import { once } from "#app/shared/once.ts";

export const legalNames = ["terms-of-service", "privacy-policy"] as const;
export type LegalName = (typeof legalNames)[number];

const documents = {
  "terms-of-service": once(() => makeDocument(termsSource)),
  "privacy-policy": once(() => makeDocument(privacySource)),
};

export type LegalDocument = ReturnType<typeof makeDocument>;

function makeDocument(source: string) {
  const { values, intro, sections } = parseDocument(source);
  const { title = "", description = "", lastChanged = "" } = values;
  return {
    title,
    description,
    lastChanged,
    intro: renderMarkdown(intro),
    sections: sections.map(({ id, title: heading, body }) => ({
      id,
      heading,
      html: renderMarkdown(body),
    })),
  };
}

export function getLegalDocument(name: LegalName, operator: Operator | null): LegalDocument {
  const who = operator
    ? `${operator.legalName}, ${operator.postalAddress}`
    : "the operator of this site";
  const orEmail = operator ? `, or at ${operator.supportEmail}` : "";
  const fill = (html: string): string =>
    html
      .replaceAll("{operator}", () => escapeMarkup(who))
      .replaceAll("{or-email}", () => escapeMarkup(orEmail));
  const { sections, ...document } = documents[name]();
  return {
    ...document,
    sections: sections.map(({ id, heading, html }) => ({ id, heading, html: fill(html) })),
  };
}
