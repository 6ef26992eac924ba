import { describe, expect, it } from "vitest";
import { createRateLimit } from "./rate-limit.ts";

function aLimit(perMinute: number) {
  const clock = { now: 1_000_000 };
  return { clock, limit: createRateLimit(perMinute, () => clock.now) };
}

describe("the rate limit", () => {
  it("lets the allowed number pass and then says how long to wait", () => {
    const { clock, limit } = aLimit(3);
    expect([1, 2, 3].map(() => limit.waitFor("a"))).toEqual([0, 0, 0]);
    expect(limit.waitFor("a")).toBe(60);
    clock.now += 45_500;
    expect(limit.waitFor("a")).toBe(15);
  });

  it("counts each address by itself", () => {
    const { limit } = aLimit(1);
    expect(limit.waitFor("a")).toBe(0);
    expect(limit.waitFor("b")).toBe(0);
    expect(limit.waitFor("a")).toBeGreaterThan(0);
  });

  it("begins anew after a minute, also for who kept asking", () => {
    const { clock, limit } = aLimit(1);
    limit.waitFor("a");
    for (let i = 0; i < 100; i++) limit.waitFor("a");
    clock.now += 60_000;
    expect(limit.waitFor("a")).toBe(0);
  });

  it("forgets all networks when there are too many to remember", () => {
    const { limit } = aLimit(1);
    for (let n = 0; n < 100_000; n++) limit.waitFor(`network ${n}`);
    expect(limit.waitFor("network 0")).toBe(0);
    expect(limit.waitFor("network 0")).toBeGreaterThan(0);
  });

  it("counts the addresses of one IPv6 network together, since one person has them all", () => {
    const { limit } = aLimit(2);
    expect(limit.waitFor("2001:db8:1:2::1")).toBe(0);
    expect(limit.waitFor("2001:db8:1:2:aaaa:bbbb:cccc:dddd")).toBe(0);
    expect(limit.waitFor("2001:0db8:0001:0002::9")).toBeGreaterThan(0);
    expect(limit.waitFor("2001:db8:1:3::1")).toBe(0);
  });

  it("tells IPv4 addresses apart when they come in IPv6's clothes", () => {
    const { limit } = aLimit(1);
    expect(limit.waitFor("::ffff:203.0.113.7")).toBe(0);
    expect(limit.waitFor("::ffff:203.0.113.8")).toBe(0);
    expect(limit.waitFor("::ffff:203.0.113.7")).toBeGreaterThan(0);
  });
});
