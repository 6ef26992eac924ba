import { z } from "zod";
import { editedShelves, type Scene, sceneNames, type Shelf } from "./article.ts";
import { type CategorySlug, categorySlugs } from "#app/listings/category.ts";
import { figureTags, parseTag } from "#app/market/figures/figure.ts";
import { plainText } from "#app/shared/plain-text.ts";

export const maxTitle = 120;
export const maxSummary = 300;
export const maxBody = 60_000;
const maxSlug = 80;
const maxRelated = 6;

const line = (label: string, most: number) =>
  z
    .string(`Enter ${label}`)
    .transform((text) => plainText(text).replaceAll(/\s+/g, " "))
    .pipe(z.string().max(most, `Use at most ${most} characters`));

const needed = (label: string, most: number) =>
  line(label, most).pipe(z.string().min(1, `Enter ${label}`));

const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A draft may be incomplete; `publishedSchema` is what readers get. */
export const articleSchema = z.object({
  shelf: z.enum(editedShelves as [Exclude<Shelf, "help">], "Choose a shelf"),
  slug: needed("an address", maxSlug).pipe(
    z.string().regex(slugShape, "Use lowercase letters, digits and single hyphens"),
  ),
  title: needed("a title", maxTitle),
  summary: line("a summary", maxSummary),
  keywords: line("keywords", 400),
  author: needed("an author", 120),
  category: z
    .enum(["", ...categorySlugs] as ["", ...CategorySlug[]], "Choose a category")
    .transform((slug) => slug || null),
  scene: z
    .enum(["", ...sceneNames] as ["", ...Scene[]], "Choose an illustration")
    .transform((scene) => scene || null),
  related: z
    .string()
    .transform((text) => [
      ...new Set(
        text
          .split(/[\s,]+/)
          .map((path) => path.replace(/^\//, ""))
          .filter(Boolean),
      ),
    ])
    .pipe(
      z
        .array(z.string().regex(/^[a-z-]+\/[a-z0-9-]+$/, "Use addresses such as guides/earn-outs"))
        .max(maxRelated, `Name at most ${maxRelated} articles`),
    ),
  position: z.coerce
    .number("Enter a number")
    .int("Enter a whole number")
    .min(0, "Enter a number from 0 to 999")
    .max(999, "Enter a number from 0 to 999"),
  reviewedOn: z
    .string()
    .transform((day) => day || null)
    .pipe(z.iso.date("Choose a day").nullable()),
  body: z
    .string()
    .transform(plainText)
    .pipe(
      z
        .string()
        .max(maxBody, {
          abort: true,
          message: `Use at most ${maxBody.toLocaleString("en-CA")} characters`,
        })
        .superRefine((body, context) => {
          const message = findTagProblem(body);
          if (message) context.addIssue({ code: "custom", message });
        }),
    ),
});

export type ArticleInput = z.infer<typeof articleSchema>;

const leastWords = 50;

/** What is missing before readers may see it. */
export function missingForReaders({ summary, body, reviewedOn }: ArticleInput): string[] {
  return [
    ...(summary ? [] : ["a summary"]),
    ...(reviewedOn ? [] : ["the day of its last review"]),
    ...(body.split(/\s+/).length >= leastWords ? [] : ["a text of fifty words or more"]),
  ];
}

/** Each is a table of up to a hundred rows. */
const maxCharts = 20;

function findTagProblem(body: string): string | null {
  let charts = 0;
  for (const text of body.split("\n")) {
    const line = text.trimEnd();
    for (const [written, name] of line.matchAll(figureTags)) {
      const tag = parseTag(name!);
      if (!tag) return `There is no figure ${written}`;
      if (tag.kind === "figure") continue;
      if (line !== written) return `${written} needs a line of its own`;
      charts += 1;
      if (charts > maxCharts) return `Use at most ${maxCharts} charts`;
    }
  }
  return null;
}
