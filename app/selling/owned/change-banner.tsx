import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import type { StepName } from "#app/listings/lifecycle/listing-states.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";

export type ChangeResult =
  | { ok: true; listingId: string; step: StepName; title: string }
  | { ok: false; listingId: string; reason: "not-possible" | "too-many-drafts" }
  | { ok: false; listingId: string; reason: "price"; error: string };

/** Takes the focus if the pressed button is gone. */
export function ChangeBanner({ result }: { result: ChangeResult }) {
  const box = useRef<HTMLDivElement>(null);
  const { state } = useNavigation();
  useEffect(() => {
    if (state === "idle" && document.activeElement === document.body) box.current?.focus();
  }, [result, state]);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {result.ok ? (
        <Banner
          key={`${result.listingId} ${result.step}`}
          tone="success"
          title={result.title}
          dismissible
        >
          {messages[result.step] ?? "The listing was changed."}
        </Banner>
      ) : (
        <Banner tone="danger" title="Nothing was changed">
          {result.reason === "price" ? `${result.error}.` : refusals[result.reason]}
        </Banner>
      )}
    </div>
  );
}

const refusals = {
  "not-possible": "The listing has changed since this page was loaded. Look at it again below.",
  "too-many-drafts": "You have 500 drafts. Finish or delete some of them first.",
};

const messages: Partial<Record<StepName, string>> = {
  confirm: "Confirmed. Buyers see that it is still for sale, and we will ask you again in 30 days.",
  revive: "It is back on the market for another year.",
  sell: "Marked as sold. Congratulations! Its page stays, with a SOLD badge.",
  relist: "It is back on the market, and buyers can message you again.",
  reopen: "It is no longer marked as sold. Its term has ended: buy a package to bring it back.",
  withdraw: "Withdrawn. Buyers no longer find it; you can reactivate it while its term runs.",
  reactivate: "It is back on the market.",
};
