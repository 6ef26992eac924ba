import type { AccountRequest } from "#app/accounts/account-request.server.ts";
import { describeDevice } from "#app/accounts/devices/describe-device.ts";
import type { Happening } from "#app/accounts/security-letters.ts";

const moment = new Intl.DateTimeFormat("en-CA", {
  dateStyle: "long",
  timeStyle: "long",
  timeZone: "America/Toronto",
});

/** The same words in every letter about security: when, on what, from where. */
export const describeHappening = ({
  now,
  headers,
  ip,
}: Pick<AccountRequest, "now" | "headers" | "ip">): Happening => ({
  when: moment.format(now),
  device: describeDevice(headers.get("user-agent")),
  ip,
});
