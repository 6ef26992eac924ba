import { processorTimeOf } from "#test/processor-time.ts";
import { expect, test } from "vitest";
import { articleFields } from "./article-form.ts";
import { articleSchema } from "#app/content/articles/article.schema.ts";
import { layOut } from "#app/content/articles/lay-out-article.server.ts";
import { layOutTask } from "./lay-out-task.server.ts";
import { fieldErrors } from "#app/shared/form-errors.ts";

const htmlOf = (body: string): string =>
  layOut(body, new Map())
    .intro.map((part) => ("html" in part ? part.html : ""))
    .join("");

test.each([
  ["a script", "<script>alert(1)</script>"],
  ["a frame", 'words <iframe src="//evil.example"></iframe>'],
  ["a frame that only browsers recognize", "<code><iframe/src=//evil.example></iframe>"],
  ["a handler", '<img src=x onerror="alert(1)">'],
  ["a javascript: link", "[words](javascript:alert(1))"],
  ["a javascript: link in capitals and entities", "[words](&#74;avaScript:alert(1))"],
  ["a javascript: address by itself", "<javascript:alert(1)>"],
  ["a data: picture", "![words](data:image/svg+xml;base64,PHN2Zz4=)"],
  ["a picture from elsewhere", "![words](https://evil.example/a.png)"],
  ["a link to another site that looks like ours", "[words](//evil.example)"],
  ["the same with a backslash", "[words](/\\evil.example)"],
  ["the same with a tab", "[words](</\t/evil.example>)"],
  ["a link that breaks out of its attribute", '[words](/a"onclick="alert(1))'],
  ["a picture that breaks out of its description", '![a" onload="alert(1)](/articles/pictures/x)'],
  ["markup in a figure", '{{listings"><script>alert(1)</script>}}'],
  ["markup in a reference", '[words][1]\n\n[1]: javascript:alert(1) "<script>"'],
  ["odd bytes", "a\u0000b\u202Ec\uD800"],
])("%s comes out harmless", (_what, body) => {
  const html = htmlOf(body);
  expect(html).not.toMatch(/<(?:script|iframe|svg|object|style)/i);
  for (const [tag] of html.matchAll(/<[^>]*>/g)) {
    expect(tag).not.toMatch(/\son\w+=(?=(?:[^"]*"[^"]*")*[^"]*$)/i);
    expect(tag).not.toMatch(/(?:href|src)="(?:javascript|data|\/\/|\/\\|http:)/i);
    expect(tag).not.toContain("evil.example");
  }
});

test.each([
  ["emphasis that never ends", "_a".repeat(20_000)],
  ["quotations within quotations", ">".repeat(60_000)],
])(
  "%s is too slow",
  async (_what, body) => {
    const figures = new Map();
    expect(await layOutTask(Buffer.from(body), { figures })).toEqual({
      ok: false,
      reason: "too-slow",
    });
  },
  60_000,
);

test.each([
  [
    "a table of five hundred columns",
    `${"|a".repeat(500)}|\n${"|-".repeat(500)}|\n${"a\n".repeat(500)}`,
  ],
  [
    "an address that is named again and again",
    `[a]: /${"b".repeat(5_000)}\n\n${"[a] ".repeat(500)}`,
  ],
])("%s is too large", async (_what, body) => {
  expect(await layOutTask(Buffer.from(body), { figures: new Map() })).toEqual({
    ok: false,
    reason: "too-large",
  });
});

const form = {
  ...Object.fromEntries(articleFields.map((name) => [name, ""])),
  shelf: "guides",
  slug: "a-guide",
  title: "A guide",
  author: "The team",
};
const problemOf = (body: string): string | undefined =>
  articleSchema.safeParse({ ...form, body }).error?.issues[0]?.message;

test("a megabyte of text is refused in words, and in a moment", () => {
  const spent = processorTimeOf(() => {
    for (const body of ["a", "{{x}}", "{{listings}} ", "{{questions}}\n", "{{", "\r\n", "\u0000"])
      expect(problemOf(body.repeat(Math.ceil(1_000_000 / body.length))) ?? "").toMatch(
        /^(Use at most 60,000 characters|)$/,
      );
  });
  expect(spent).toBeLessThan(2_000);
});

test.each([
  ["{{listing}}", "There is no figure {{listing}}"],
  ["Ask {{questions}}", "{{questions}} needs a line of its own"],
  ["{{questions}}\n".repeat(21), "Use at most 20 charts"],
  ["{{questions}}  \n{{listings}} are for sale", undefined],
])("%j", (body, problem) => {
  expect(problemOf(body)).toBe(problem);
});

test.each([
  ["slug", "Two Words", "Use lowercase letters, digits and single hyphens"],
  ["slug", " ", "Enter an address"],
  ["shelf", "help", "Choose a shelf"],
  ["title", " \u0000 ", "Enter a title"],
  ["category", "bakery", "Choose a category"],
  ["related", "https://evil.example/a", "Use addresses such as guides/earn-outs"],
  ["position", "1.5", "Enter a whole number"],
  ["position", "-1", "Enter a number from 0 to 999"],
  ["position", "many", "Enter a number"],
  ["reviewedOn", "2026-02-30", "Choose a day"],
])("the %s “%s” is refused", (field, text, message) => {
  const { error } = articleSchema.safeParse({ ...form, [field]: text });
  expect(fieldErrors(error?.issues ?? [])).toEqual({ [field]: message });
});
