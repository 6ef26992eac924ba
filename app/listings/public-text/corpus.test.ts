import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cleanPublicText } from "./clean-public-text.ts";

const read = (name: string): string[] =>
  readFileSync(join(import.meta.dirname, "corpus", name), "utf8")
    .trimEnd()
    .split("\n");

const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, "");

/** How many of the marked contacts are removed (recall), and how much of what is removed is a contact (precision). */
test("finds the contacts of the corpus and nothing else", () => {
  let marked = 0;
  let found = 0;
  let removals = 0;
  const mistakes: string[] = [];
  const contacts = read("contacts.txt");
  for (const line of contacts) {
    const wanted = [...line.matchAll(/⟦(.+?)⟧/gu)].map(({ 1: contact }) => contact!);
    const { removed, text } = cleanPublicText(line.replace(/[⟦⟧]/gu, ""));
    marked += wanted.length;
    removals += removed.length;
    const missed = wanted.filter(
      (contact) => !removed.some((one) => bare(one.text) === bare(contact)),
    );
    found += wanted.length - missed.length;
    if (missed.length > 0)
      mistakes.push(
        `missed ${missed.join(" | ")} in "${line}": removed ${JSON.stringify(removed)}, left "${text}"`,
      );
  }
  const innocents = read("innocents.txt");
  for (const line of innocents) {
    const { removed, text, normalized } = cleanPublicText(line);
    removals += removed.length;
    if (text !== line)
      mistakes.push(`changed "${line}": ${JSON.stringify(removed)} ${normalized} "${text}"`);
  }
  const precision = found / removals;
  const recall = found / marked;
  console.info(
    `public text: ${marked} contacts in ${contacts.length} texts, ${innocents.length} innocent texts; precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`,
  );
  if (mistakes.length > 0) console.info(mistakes.join("\n"));
  expect(contacts.length).toBeGreaterThanOrEqual(150);
  expect(innocents.length).toBeGreaterThanOrEqual(250);
  expect(precision).toBeGreaterThanOrEqual(0.99);
  expect(recall).toBeGreaterThanOrEqual(0.97);
});
