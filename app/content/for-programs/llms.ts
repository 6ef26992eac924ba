import { brand } from "#app/shared/brand.ts";

export interface LlmsSection {
  title: string;
  links: readonly { label: string; to: string; about: string }[];
}

/** The format of llmstxt.org: a heading, a summary, and lists of links to texts that programs can read. */
export const formatLlms = (sections: readonly LlmsSection[], origin: string): string =>
  [
    `# ${brand.name}`,
    `> ${brand.description}`,
    ...sections.map(
      ({ title, links }) =>
        `## ${title}\n\n${links
          .map(({ label, to, about }) => `- [${label}](${origin}${to}): ${about}`)
          .join("\n")}`,
    ),
    "",
  ].join("\n\n");
