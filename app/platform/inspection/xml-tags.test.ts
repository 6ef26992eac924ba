import { describe, expect, test } from "vitest";
import { xmlTags } from "./xml-tags.ts";

const tagsOf = (xml: string | Buffer) =>
  [...xmlTags(Buffer.from(xml))].map(({ name, attributes }) => [
    name,
    Object.fromEntries(attributes),
  ]);

describe("xmlTags", () => {
  test("parses names without prefixes, and attributes in both kinds of quotes", () => {
    expect(
      tagsOf(`<?xml version="1.0" encoding="UTF-8"?><r:a x = "1>2" y='"'><b/></r:a >`),
    ).toEqual([
      ["a", { x: "1>2", y: '"' }],
      ["b", {}],
    ]);
  });

  test("decodes entities", () => {
    expect(tagsOf(`<a mode="&#69;xternal&#x21;&amp;"/>`)).toEqual([["a", { mode: "External!&" }]]);
  });

  test("skips comments and text that looks like a tag", () => {
    expect(tagsOf("<!-- <a> --><b><![CDATA[<c x='1'>]]></b>")).toEqual([["b", {}]]);
  });

  test.each([
    ["a tag that never ends", "<a "],
    ["a value that never ends", '<a x="'],
    ["a value without quotes", "<a x=1>"],
    ["a comment that never ends", "<!-- <a>"],
    ["entities of its own", '<!DOCTYPE a [<!ENTITY e "External">]><a/>'],
    ["UTF-16", Buffer.from("\ufeff<a/>", "utf16le")],
    ["another encoding", '<?xml version="1.0" encoding="utf-7"?><a/>'],
  ])("rejects %s", (_what, xml) => {
    expect(() => tagsOf(xml)).toThrow(/^(not|no|another|a) /);
  });

  test.each(["<a ", "<a x='", "<!--", "<", "<a x='1'", " ", "<a\t", "<a x = "])(
    "parses a megabyte of %j quickly",
    (piece) => {
      const part = Buffer.alloc(1_000_000, piece);
      const before = process.threadCpuUsage();
      try {
        for (const tag of xmlTags(part)) expect(tag.name).not.toBe("");
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
      }
      expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(1_000);
    },
  );
});
