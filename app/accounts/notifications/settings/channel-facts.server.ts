import type { Reachable } from "#app/accounts/notifications/channel-choices.queries.server.ts";
import { pushKeysOf } from "#app/platform/push/push-keys.server.ts";
import type { ChannelFacts } from "#app/accounts/notifications/settings/channel-state.ts";
import type { Env } from "#app/platform/env.ts";

/** Outside production text messages need no gateway: they can be read at /dev/mail. */
const canSendTexts = ({ mode, SMS_URL }: Env): boolean =>
  mode !== "production" || SMS_URL !== undefined;

export const channelFacts = ({ settings, phone }: Reachable, env: Env): ChannelFacts => ({
  ...settings,
  hasPhone: phone !== "",
  canPush: pushKeysOf(env) !== null,
  canText: canSendTexts(env),
});
