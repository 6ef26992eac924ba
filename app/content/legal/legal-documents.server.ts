import privacySource from "./privacy-policy.md?raw";
import termsSource from "./terms-of-service.md?raw";
import { parseDocument } from "#app/content/markdown/parse-document.ts";
import { renderMarkdown } from "#app/content/markdown/render-markdown.server.ts";
import type { LegalDocument } from "#app/content/legal/legal-document.tsx";

export type LegalName = "terms-of-service" | "privacy-policy";

/** Rendered once, when the program starts. */
export const legalDocuments: Readonly<Record<LegalName, LegalDocument>> = {
  "terms-of-service": makeDocument(termsSource),
  "privacy-policy": makeDocument(privacySource),
};

function makeDocument(source: string): LegalDocument {
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
