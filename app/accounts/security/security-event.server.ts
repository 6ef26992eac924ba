import type { AccountRequest } from "#app/accounts/account-request.server.ts";
import { describeDevice } from "#app/accounts/devices/describe-device.ts";
import type { SecurityEvent } from "#app/accounts/security/security-emails.ts";

const dateFormat = new Intl.DateTimeFormat("en-CA", {
  dateStyle: "long",
  timeStyle: "long",
  timeZone: "America/Toronto",
});

export const describeSecurityEvent = ({
  now,
  headers,
  ip,
}: Pick<AccountRequest, "now" | "headers" | "ip">): SecurityEvent => ({
  when: dateFormat.format(now),
  device: describeDevice(headers.get("user-agent")),
  ip,
});
