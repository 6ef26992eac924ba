import { describe, expect, it } from "vitest";
import { createRateLimit } from "./rate-limit.ts";

function aLimit(perMinute: number) {
  const clock = { now: 1_000_000 };
  return { clock, limit: createRateLimit(perMinute, () => clock.now) };
}

describe("the rate limit", () => {
  it("allows the limit and then says how long to wait", () => {
    const { clock, limit } = aLimit(3);
    expect([1, 2, 3].map(() => limit.waitFor("a"))).toEqual([0, 0, 0]);
    expect(limit.waitFor("a")).toBe(60);
    clock.now += 45_500;
    expect(limit.waitFor("a")).toBe(15);
  });

  it("counts each address separately", () => {
    const { limit } = aLimit(1);
    expect(limit.waitFor("a")).toBe(0);
    expect(limit.waitFor("b")).toBe(0);
    expect(limit.waitFor("a")).toBeGreaterThan(0);
  });

  it("resets after a minute, even for a client that kept sending", () => {
    const { clock, limit } = aLimit(1);
    limit.waitFor("a");
    for (let i = 0; i < 100; i++) limit.waitFor("a");
    clock.now += 60_000;
    expect(limit.waitFor("a")).toBe(0);
  });

  it("forgets all networks when there are too many", () => {
    const { limit } = aLimit(1);
    for (let n = 0; n < 100_000; n++) limit.waitFor(`network ${n}`);
    expect(limit.waitFor("network 0")).toBe(0);
    expect(limit.waitFor("network 0")).toBeGreaterThan(0);
  });

  it("counts an IPv6 network as one client", () => {
    const { limit } = aLimit(2);
    expect(limit.waitFor("2001:db8:1:2::1")).toBe(0);
    expect(limit.waitFor("2001:db8:1:2:aaaa:bbbb:cccc:dddd")).toBe(0);
    expect(limit.waitFor("2001:0db8:0001:0002::9")).toBeGreaterThan(0);
    expect(limit.waitFor("2001:db8:1:3::1")).toBe(0);
  });

  it("distinguishes IPv4-mapped addresses", () => {
    const { limit } = aLimit(1);
    expect(limit.waitFor("::ffff:203.0.113.7")).toBe(0);
    expect(limit.waitFor("::ffff:203.0.113.8")).toBe(0);
    expect(limit.waitFor("::ffff:203.0.113.7")).toBeGreaterThan(0);
  });
});
