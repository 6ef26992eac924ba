import { describe, expect, it } from "vitest";
import { isPublicAddress } from "./public-address.ts";
import { isPublicUrl } from "./public-url.ts";

describe("an address that people choose", () => {
  it.each([
    "https://fcm.googleapis.com/fcm/send/abc:def",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
    "https://web.push.apple.com/QGwxyz",
    "https://wns2-par02p.notify.windows.com/w/?token=BQY",
  ])("can be %s", (endpoint) => expect(isPublicUrl(endpoint)).toBe(true));

  it.each([
    "",
    "push",
    "http://fcm.googleapis.com/send/1",
    "ftp://push.example/1",
    "javascript:alert(1)",
    "https://localhost/1",
    "https://LOCALHOST/1",
    "https://push.localhost/1",
    "https://printer.local/1",
    "https://metadata.google.internal/computeMetadata/v1",
    "https://db/1",
    "https://127.0.0.1/1",
    "https://127.0.0.1./1",
    "https://2130706433/1",
    "https://0x7f.1/1",
    "https://0177.0.0.1/1",
    "https://10.0.0.1/1",
    "https://169.254.169.254/latest/meta-data",
    "https://8.8.8.8/1",
    "https://[::1]/1",
    "https://[::ffff:127.0.0.1]/1",
    "https://[2606:4700::1111]/1",
    "https://push.example:8443/1",
    "https://user:password@push.example/1",
    "https://push.example./1",
    "https://127.0.0.1.nip.io:443@localhost/",
  ])("cannot be %s", (endpoint) => expect(isPublicUrl(endpoint)).toBe(false));
});

describe("a public address", () => {
  it.each(["8.8.8.8", "142.250.72.10", "172.15.0.1", "172.32.0.1", "2606:4700::1111"])(
    "can be %s",
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "127.0.0.1",
    "127.255.255.255",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "198.19.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:8.8.8.8",
    "::ffff:127.0.0.1",
    "64:ff9b::7f00:1",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1",
    "ff02::1",
    "2001:db8::1",
    "2002:7f00:1::1",
    "not an address",
    "",
  ])("cannot be %s", (address) => expect(isPublicAddress(address)).toBe(false));
});
