import { expect, it } from "vitest";
import { describeDevice } from "./describe-device.ts";

const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)";
const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15";

it.each([
  [`${windows} Chrome/140.0.0.0 Safari/537.36`, "Chrome on Windows"],
  [`${windows} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, "Edge on Windows"],
  [`${iphone} (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1`, "Safari on iPhone"],
  [`${iphone} (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1`, "Chrome on iPhone"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"],
  [
    "Mozilla/5.0 (Linux; Android 15; SM-S921) AppleWebKit/537.36 SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36",
    "Samsung Internet on Android",
  ],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18 Safari/605", "Safari on Mac"],
  ["curl/8.0", "Unknown device"],
  ["<script>alert(1)</script>", "Unknown device"],
  [null, "Unknown device"],
])("%s", (userAgent, words) => {
  expect(describeDevice(userAgent)).toBe(words);
});
