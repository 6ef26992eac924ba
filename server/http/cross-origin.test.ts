import { describe, expect, it } from "vitest";
import { isCrossOriginWrite } from "./cross-origin.ts";

const host = "relevo.example";
const asks = (method: string, headers: Record<string, string>) =>
  isCrossOriginWrite(new Request(`https://${host}/x`, { method, headers }), `https://${host}`);

describe("isCrossOriginWrite", () => {
  it.each(["POST", "PUT", "PATCH", "DELETE"])(
    "refuses a %s that a browser says is foreign",
    (method) => {
      expect(asks(method, { "sec-fetch-site": "cross-site" })).toBe(true);
      expect(asks(method, { "sec-fetch-site": "same-site" })).toBe(true);
      expect(asks(method, { origin: "https://evil.example" })).toBe(true);
    },
  );

  it.each([
    ["of an older browser from a sandbox", { origin: "null" }],
    ["from the unencrypted site", { origin: `http://${host}` }],
    ["from another port", { origin: `https://${host}:8443` }],
    ["from a name that only begins like ours", { origin: `https://${host}.evil.example` }],
    ["whose origin is no address", { origin: "relevo.example" }],
    [
      "whose own word contradicts its origin",
      { "sec-fetch-site": "cross-site", origin: `https://${host}` },
    ],
  ])("refuses a write %s", (_what, headers) => {
    expect(asks("POST", headers as Record<string, string>)).toBe(true);
  });

  it.each([
    ["from our own page", { "sec-fetch-site": "same-origin", origin: `https://${host}` }],
    ["that the person started themselves", { "sec-fetch-site": "none" }],
    ["of an older browser from our own page", { origin: `https://${host}` }],
    ["of a program, which carries nobody's cookies", {}],
  ])("lets a write pass %s", (_what, headers) => {
    expect(asks("POST", headers as Record<string, string>)).toBe(false);
  });

  it.each(["GET", "HEAD", "OPTIONS"])("lets %s pass from anywhere", (method) => {
    expect(asks(method, { "sec-fetch-site": "cross-site", origin: "https://evil.example" })).toBe(
      false,
    );
  });
});
