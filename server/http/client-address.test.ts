import { describe, expect, it } from "vitest";
import { clientAddress } from "./client-address.ts";

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
