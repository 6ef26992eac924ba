import { describe, expect, it } from "vitest";
import { clientAddress, isCrossOriginWrite } from "./request-source.ts";

const socket = "10.0.0.1";

describe("clientAddress", () => {
  it.each([
    ["no proxy is trusted, so the header is not believed", "6.6.6.6", 0, socket],
    ["one proxy: what it appended counts", "203.0.113.7", 1, "203.0.113.7"],
    [
      "one proxy: what the client wrote before it does not",
      "6.6.6.6, 203.0.113.7",
      1,
      "203.0.113.7",
    ],
    ["two proxies", "6.6.6.6, 203.0.113.7, 10.0.0.9", 2, "203.0.113.7"],
    ["many forged entries", `${"6.6.6.6,".repeat(50)}203.0.113.7`, 1, "203.0.113.7"],
    ["no spaces, or many", "6.6.6.6,   203.0.113.7  ", 1, "203.0.113.7"],
    ["fewer entries than proxies: the socket is all that is known", "6.6.6.6", 2, socket],
    ["an empty entry where the proxy should have written", "6.6.6.6, ", 1, socket],
    ["no header at all", null, 1, socket],
  ])("%s", (_what, header, proxies, expected) => {
    expect(clientAddress(socket, header, proxies)).toBe(expected);
  });
});

const host = "relevo.example";
const asks = (method: string, headers: Record<string, string>) =>
  isCrossOriginWrite(new Request(`https://${host}/x`, { method, headers }), `https://${host}`);

describe("isCrossOriginWrite", () => {
  it.each(["POST", "PUT", "PATCH", "DELETE"])(
    "rejects a %s that the browser marks as cross-site",
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
    ["with an invalid origin", { origin: "relevo.example" }],
    ["with contradicting headers", { "sec-fetch-site": "cross-site", origin: `https://${host}` }],
  ])("rejects a write %s", (_what, headers) => {
    expect(asks("POST", headers as Record<string, string>)).toBe(true);
  });

  it.each([
    ["from our own page", { "sec-fetch-site": "same-origin", origin: `https://${host}` }],
    ["that the person started themselves", { "sec-fetch-site": "none" }],
    ["of an older browser from our own page", { origin: `https://${host}` }],
    ["of a program, which carries nobody's cookies", {}],
  ])("accepts a write %s", (_what, headers) => {
    expect(asks("POST", headers as Record<string, string>)).toBe(false);
  });

  it.each(["GET", "HEAD", "OPTIONS"])("accepts %s from anywhere", (method) => {
    expect(asks(method, { "sec-fetch-site": "cross-site", origin: "https://evil.example" })).toBe(
      false,
    );
  });
});
