import { CopyButton } from "#app/ui/actions/copy-button.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";

/** Shown once: we keep it encrypted, for signing. */
export const WebhookSecretPanel = ({ secret, lead }: { secret: string; lead: string }) => (
  <Banner tone="success" title={lead}>
    <p className="mt-1">
      Copy the signing secret now. It is not shown again. Your program checks with it that an event
      is from us.
    </p>
    <code className="my-3 block text-base wrap-anywhere select-all">{secret}</code>
    <CopyButton kind="secret" text={secret} />
  </Banner>
);
