import { Hono } from "hono";
import { describe, expect, it, vi } from "vitest";
import { type AppContext, type AppVariables } from "./guard.ts";
import { bodyLimits } from "./body-limits.ts";
import { limitLargeBodies } from "./large-bodies.ts";

const megabyte = 1024 * 1024;
const path = "/account/leads/1";

/** A site whose pages answer when they are told to, as a form does whose last byte is late. */
function open(bound = limitLargeBodies()) {
  const held: (() => void)[] = [];
  const app = new Hono<{ Variables: AppVariables }>();
  app.use("*", (c, next) => {
    c.set("ip", c.req.header("x-from") ?? "192.0.2.1");
    return next();
  });
  app.use("*", bodyLimits(bound));
  app.post("*", async (c) => {
    await new Promise<void>((resolve) => held.push(resolve));
    return (c as unknown as AppContext).text("taken");
  });
  const post = async (bytes: number, from = "192.0.2.1") =>
    app.request(path, {
      method: "POST",
      headers: { "content-length": String(bytes), "x-from": from },
      body: "x",
    });
  const waiting = (count: number) => vi.waitFor(() => expect(held).toHaveLength(count));
  return { app, post, waiting, release: () => held.splice(0).forEach((resolve) => resolve()) };
}

describe("the body of a form with files", () => {
  it("is not read further than any other where its length is unknown", async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 64 * 1024;
        controller.enqueue(new Uint8Array(64 * 1024));
      },
    });
    const { app } = open();
    const request = new Request(`http://relevo.example${path}`, {
      method: "POST",
      body,
      duplex: "half",
    } as RequestInit);
    expect((await app.request(request)).status).toBe(413);
    expect(sent).toBeLessThan(2 * megabyte);
  });

  it("is one of a few at once from one network, however many addresses it has", async () => {
    const { post, waiting, release } = open(limitLargeBodies({ perNetwork: 2 }));
    const first = [post(2 * megabyte, "2001:db8::1"), post(2 * megabyte, "2001:db8::2")];
    expect((await post(2 * megabyte, "2001:db8::3")).status).toBe(429);
    const other = post(2 * megabyte, "2001:db8:0:1::1");
    const small = post(1000, "2001:db8::3");
    await waiting(4);
    release();
    for (const answer of [...first, other, small]) expect((await answer).status).toBe(200);
    const again = post(2 * megabyte, "2001:db8::3");
    await waiting(1);
    release();
    expect((await again).status).toBe(200);
  });

  it("shares the memory that this process can spare", async () => {
    const { post, waiting, release } = open(limitLargeBodies({ maxBytes: 5 * megabyte }));
    const first = post(3 * megabyte, "192.0.2.1");
    expect((await post(3 * megabyte, "192.0.2.2")).status).toBe(503);
    await waiting(1);
    release();
    expect((await first).status).toBe(200);
  });
});
