import { assert, array, constantFrom, integer, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { createEventParser } from "./event-parser.ts";

describe("parsing server-sent events", () => {
  it("reads the number, the kind and the data", () => {
    expect(
      createEventParser()('retry: 3000\nid: 6\n\nid: 7\nevent: read\ndata: {"a":1}\n\n'),
    ).toEqual([{ id: "7", event: "read", data: '{"a":1}' }]);
  });

  it("passes over heartbeats and keeps the last id", () => {
    expect(createEventParser()(":\n\nid: 3\n\n:\n\ndata: x\n\n")).toEqual([
      { id: "3", event: "message", data: "x" },
    ]);
  });

  it("joins several lines of data and takes both ends of lines", () => {
    expect(createEventParser()("data: a\r\ndata:b\r\ndata\r\n\r\n")).toEqual([
      { id: "", event: "message", data: "a\nb\n" },
    ]);
  });

  it("gives the same events wherever the text is cut", () => {
    const event = record({
      id: integer({ min: 1, max: 999 }),
      kind: constantFrom("read", "counts"),
    });
    assert(
      property(array(event), array(integer({ min: 1, max: 9 })), (events, cuts) => {
        const text = events
          .map(({ id, kind }) => `id: ${id}\nevent: ${kind}\ndata: {}\n\n:\n\n`)
          .join("");
        const parse = createEventParser();
        const parsed = [];
        let at = 0;
        for (const cut of cuts) parsed.push(...parse(text.slice(at, (at += cut))));
        parsed.push(...parse(text.slice(at)));
        expect(parsed).toEqual(
          events.map(({ id, kind }) => ({ id: String(id), event: kind, data: "{}" })),
        );
      }),
    );
  });
});
