import { describe, expect, it } from "vitest";
import { createMetrics, renderMetrics } from "./metrics.ts";

const valuesOf = (text: string) =>
  Object.fromEntries(
    text
      .split("\n")
      .filter((line) => line && !line.startsWith("#"))
      .map((line) => [
        line.slice(0, line.lastIndexOf(" ")),
        Number(line.slice(line.lastIndexOf(" "))),
      ]),
  );

describe("the metrics", () => {
  it("count requests by kind and status", () => {
    const metrics = createMetrics();
    metrics.request("page", 200, 0.1);
    metrics.request("page", 200, 0.1);
    metrics.request("page", 503, 0.1);
    expect(valuesOf(renderMetrics([metrics.snapshot()]))).toMatchObject({
      'relevo_requests_total{kind="page",status="200"}': 2,
      'relevo_requests_total{kind="page",status="503"}': 1,
    });
  });

  it("sort latencies into buckets that include the smaller ones", () => {
    const metrics = createMetrics();
    for (const seconds of [0.005, 0.006, 0.3, 60]) metrics.request("page", 200, seconds);
    const bucket = (bound: string) => `relevo_request_seconds_bucket{kind="page",le="${bound}"}`;
    expect(valuesOf(renderMetrics([metrics.snapshot()]))).toMatchObject({
      [bucket("0.005")]: 1,
      [bucket("0.01")]: 2,
      [bucket("0.25")]: 2,
      [bucket("0.5")]: 3,
      [bucket("5")]: 3,
      [bucket("+Inf")]: 4,
      'relevo_request_seconds_count{kind="page"}': 4,
      'relevo_request_seconds_sum{kind="page"}': 60.311,
    });
  });

  it("are valid Prometheus lines", () => {
    const metrics = createMetrics();
    metrics.request("asset", 304, 0.001);
    for (const line of renderMetrics([metrics.snapshot()]).trim().split("\n"))
      expect(line).toMatch(
        /^(# TYPE \w+ (counter|gauge|histogram)|\w+(\{(\w+="[^"]*",?)+\})? [\d.e+-]+)$/,
      );
  });
});
