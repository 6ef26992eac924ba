import { describe, expect, test } from "vitest";
import { bodyReader } from "./read-body.ts";

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request("http://relevo.example/", {
    method: "POST",
    body,
    headers,
    ...(body instanceof ReadableStream && { duplex: "half" }),
  });

/** A body of which nothing more arrives. */
const stalled = (bytes: number) =>
  new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(bytes)) });

const outcomeOf = async (read: ReturnType<typeof bodyReader>, request: Request) => {
  const answer = await read(request, async (bytes) => bytes.byteLength);
  return typeof answer === "number" ? answer : answer.status;
};

/** A body that is held until it is let go. */
async function hold(read: ReturnType<typeof bodyReader>, request: Request) {
  const held = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  const done = read(request, async () => {
    arrived.resolve();
    await held.promise;
  });
  await arrived.promise;
  return async () => {
    held.resolve();
    await done;
  };
}

describe("the body of an email", () => {
  test("is read as a whole", async () => {
    const read = bodyReader();
    expect(await read(post("An email"), async (bytes) => Buffer.from(bytes).toString())).toBe(
      "An email",
    );
  });

  test("is refused where it is too large, by its announcement or by what arrives", async () => {
    const read = bodyReader({ maxBytes: 10 });
    expect(await outcomeOf(read, post("x", { "content-length": "11" }))).toBe(413);
    expect(await outcomeOf(read, post(new Blob(["x".repeat(11)]).stream()))).toBe(413);
    expect(await outcomeOf(read, post("x".repeat(10)))).toBe(10);
  });

  test("is refused where it does not arrive in time", async () => {
    const read = bodyReader({ maxMs: 10, maxOpen: 1 });
    expect(await outcomeOf(read, post(stalled(5)))).toBe(408);
    expect(await outcomeOf(read, post("next"))).toBe(4);
  });

  test("is refused while others hold the memory, by what has arrived of them", async () => {
    const read = bodyReader({ maxHeldBytes: 100 });
    const letGo = await hold(read, post("x".repeat(60)));
    expect(await outcomeOf(read, post("x".repeat(41)))).toBe(503);
    expect(await outcomeOf(read, post("x".repeat(40)))).toBe(40);
    await letGo();
    expect(await outcomeOf(read, post("x".repeat(100)))).toBe(100);
  });

  test("is refused while too many others are read", async () => {
    const read = bodyReader({ maxOpen: 1 });
    const letGo = await hold(read, post("x"));
    expect(await outcomeOf(read, post("x"))).toBe(503);
    await letGo();
    expect(await outcomeOf(read, post("x"))).toBe(1);
  });

  test("that breaks off frees its place", async () => {
    const read = bodyReader({ maxOpen: 1, maxHeldBytes: 10 });
    let isFirst = true;
    const broken = new ReadableStream({
      pull(controller) {
        if (!isFirst) controller.error(new Error("gone"));
        else controller.enqueue(new Uint8Array(10));
        isFirst = false;
      },
    });
    await expect(outcomeOf(read, post(broken))).rejects.toThrow("gone");
    expect(await outcomeOf(read, post("x".repeat(10)))).toBe(10);
  });
});
