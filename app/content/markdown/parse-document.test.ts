import { expect, test } from "vitest";
import { parseDocument } from "./render-markdown.server.ts";

test("parses values, introduction and sections", () => {
  const source = `---
title: A title: with a colon
order: 3
---

First words.

## What is “it”?

One.

### Below

Two.

## The end

Three.
`;
  expect(parseDocument(source)).toEqual({
    values: { title: "A title: with a colon", order: "3" },
    body: source.slice(source.indexOf("First")).trim(),
    intro: "First words.",
    sections: [
      { id: "what-is-it", title: "What is “it”?", body: "One.\n\n### Below\n\nTwo." },
      { id: "the-end", title: "The end", body: "Three." },
    ],
  });
  expect(parseDocument("Only text.")).toEqual({
    values: {},
    body: "Only text.",
    intro: "Only text.",
    sections: [],
  });
});
