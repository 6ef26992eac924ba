import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { CopyButton } from "#app/ui/actions/copy-button.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";

interface SecretPanelProps {
  title: string;
  secret: string;
  kind: ComponentProps<typeof CopyButton>["kind"];
  children: ReactNode;
}

/** Shown only once, so it takes the focus: the form that asked for it may be far below. */
export function SecretPanel({ title, secret, kind, children }: SecretPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), [secret]);
  return (
    <div ref={panel} tabIndex={-1}>
      <Banner tone="success" title={title}>
        <p className="mt-1">{children}</p>
        <code
          translate="no"
          data-testid="secret"
          className="my-3 block text-base wrap-anywhere select-all"
        >
          {secret}
        </code>
        <CopyButton kind={kind} text={secret} />
      </Banner>
    </div>
  );
}
