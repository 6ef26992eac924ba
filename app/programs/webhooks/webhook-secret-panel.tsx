import { SecretPanel } from "#app/programs/tokens/secret-panel.tsx";

/** We keep it encrypted, for signing. */
export const WebhookSecretPanel = ({ secret, lead }: { secret: string; lead: string }) => (
  <SecretPanel title={lead} secret={secret} kind="secret">
    Copy the signing secret now. It is not shown again. Your program checks with it that an event is
    from us.
  </SecretPanel>
);
