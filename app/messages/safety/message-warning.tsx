import type { ReactNode } from "react";
import type { WarningKind } from "./find-warnings.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

interface MessageWarningProps {
  warnings: readonly WarningKind[];
  children: ReactNode;
}

const words = {
  scam: {
    title: "This message looks like a known scam",
    advice:
      "Never pay a fee, send a code or bank details, or move to another app because a stranger asks you to.",
  },
  link: {
    title: "This first message contains a link",
    advice: "A link can lead to a fake sign-in page. Open it only if you know where it leads.",
  },
} as const;

/** A closed `details` element, which needs no JavaScript. */
export function MessageWarning({ warnings, children }: MessageWarningProps) {
  const { title, advice } = words[warnings.includes("scam") ? "scam" : "link"];
  return (
    <details className="group/warning rounded-surface border border-warning/40 bg-warning-soft">
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 rounded-surface px-4 py-3 text-sm [&::-webkit-details-marker]:hidden">
        <Icon name="triangle-alert" className="size-5 shrink-0 text-warning" />
        <span className="grow font-semibold text-ink">{title}</span>
        <span className="font-semibold text-accent underline underline-offset-4 group-open/warning:hidden">
          Show the message
        </span>
        <span className="hidden font-semibold text-accent underline underline-offset-4 group-open/warning:inline">
          Hide the message
        </span>
      </summary>
      <div className="flex flex-col gap-3 border-t border-warning/40 px-4 py-3">
        <p className="text-sm text-ink-2">
          {advice}{" "}
          <PlainLink to="/staying-safe" className="link">
            Staying safe
          </PlainLink>
        </p>
        <div>{children}</div>
      </div>
    </details>
  );
}
