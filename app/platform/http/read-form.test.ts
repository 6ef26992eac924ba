import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readForm } from "#app/platform/http/read-form.server.ts";

const urlencoded = "application/x-www-form-urlencoded;charset=UTF-8";

const post = (body: BodyInit, type?: string): Request =>
  new Request("https://relevo.example/", {
    method: "POST",
    body,
    headers: type === undefined ? {} : { "content-type": type },
  });

const pairsOf = async (body: string) => [...(await readForm(post(body, urlencoded)))];

async function processorTimeOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** One part of a multipart form with the boundary "x". */
const part = (header: string, value = "v") => `--x\r\n${header}\r\n\r\n${value}\r\n`;
const named = 'Content-Disposition: form-data; name="a"';
const multipart = (...parts: string[]) =>
  readForm(post(`${parts.join("")}--x--\r\n`, "multipart/form-data; boundary=x"));

describe("an urlencoded form", () => {
  it("is parsed according to the URL standard", async () => {
    const signs = fc.constantFrom(
      ..."ab=&+%; ",
      "%41",
      "%2B",
      "%26",
      "%e4",
      "%ff",
      "%zz",
      "%C3%A9",
    );
    const text = fc.array(signs, { maxLength: 40 }).map((all) => all.join(""));
    await fc.assert(
      fc.asyncProperty(text, async (body) => {
        expect(await pairsOf(body)).toEqual([...new URLSearchParams(body)]);
      }),
    );
  });

  it("may contain unencoded text", async () => {
    expect(await pairsOf("née=日本 %zz&x")).toEqual([
      ["née", "日本 %zz"],
      ["x", ""],
    ]);
  });

  it("has at most a thousand fields", async () => {
    expect(await pairsOf("a&".repeat(999))).toHaveLength(999);
    await expect(pairsOf("a&".repeat(1000))).rejects.toMatchObject({ init: { status: 400 } });
  });

  it.each(["a&", "&", "=", "a=&", "%", "+", "%ff", "%u", "a=b&", "é"])(
    "is parsed in linear time with repeated %s",
    async (sign) => {
      const body = sign.repeat(1_000_000 / sign.length);
      const read = () => pairsOf(body).catch(() => null);
      await read();
      expect(await processorTimeOf(read)).toBeLessThan(250);
    },
  );
});

describe("a multipart form", () => {
  it("keeps fields and files in order, with names as browsers escape them", async () => {
    const sent = new FormData();
    sent.append("text", "two\r\nlines, é 世");
    sent.append("file", new File(["content"], 'a "b" é.txt', { type: "text/plain" }));
    sent.append("text", "again");
    const form = await readForm(post(sent));
    expect(form.getAll("text")).toEqual(["two\r\nlines, é 世", "again"]);
    expect([...form.keys()]).toEqual(["text", "file", "text"]);
    const file = form.get("file") as File;
    expect([file.name, file.type, await file.text()]).toEqual([
      'a "b" é.txt',
      "text/plain",
      "content",
    ]);
  });

  it("has an empty file if none was chosen", async () => {
    const form = await multipart(part(`${named}; filename=""\r\nContent-Type: x/y`, ""));
    expect(form.get("a")).toMatchObject({ name: "", size: 0, type: "x/y" });
  });

  it("keeps every byte of a large file", async () => {
    const bytes = Buffer.alloc(3_000_000, "\r\n--");
    const sent = new FormData();
    sent.append("file", new File([bytes], "x"));
    const file = (await readForm(post(sent))).get("file") as File;
    expect(bytes.equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
  });

  it("is rejected with too many parts or long headers", async () => {
    const refused = { init: { status: 400 } };
    expect([...(await multipart(part(named).repeat(100)))]).toHaveLength(100);
    await expect(multipart(part(named).repeat(101))).rejects.toMatchObject(refused);
    await expect(multipart(part(`${named}\r\nX-Long: ${"x".repeat(2048)}`))).rejects.toMatchObject(
      refused,
    );
    await expect(multipart(part("X-Other: 1"))).rejects.toMatchObject(refused);
  });

  it.each<[string, string]>([
    ["parts", part(named).repeat(400_000)],
    ["headers", part(`${named}\r\n${"x: y\r\n".repeat(3_000_000)}`)],
    ["parameters", part(`${named}${'; x="y"'.repeat(3_000_000)}`)],
    ["near boundaries", part(named, "\r\n--".repeat(5_000_000))],
  ])("is parsed in linear time with 20 MB of %s", async (_what, body) => {
    let at = 0;
    const pieces = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(Buffer.from(body.slice(at, (at += 65_536))));
        if (at >= body.length) controller.close();
      },
    });
    const read = () =>
      readForm(
        new Request("https://relevo.example/", {
          method: "POST",
          body: pieces,
          headers: { "content-type": "multipart/form-data; boundary=x" },
          duplex: "half",
        } as RequestInit),
      ).catch(() => null);
    expect(await processorTimeOf(read)).toBeLessThan(1_000);
  });
});
