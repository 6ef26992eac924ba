import type { FormEvent } from "react";
import { useLocation } from "react-router";
import { buttonClass } from "#app/ui/button-style.ts";
import { Icon } from "#app/ui/icon.tsx";
import { checkIcon, compareIcon } from "#app/ui/icon-paths.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { addCompared, removeCompared } from "./compare-list.ts";
import { setCompared, useCompared } from "./use-compared.tsx";

interface CompareToggleProps {
  listingId: string;
  title: string;
  /** "round" lies on a photo under the heart; the others stand in a row of their like. */
  look?: keyof typeof looks;
}

const looks = {
  round:
    "grid size-10 place-items-center rounded-full bg-surface text-ink transition-transform duration-120 hover:scale-105 active:scale-95 aria-pressed:bg-accent aria-pressed:text-on-accent",
  button: `${buttonClass("secondary", "sm")} aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent`,
  quiet: `${buttonClass("quiet", "sm")} aria-pressed:bg-accent-soft`,
};

export const fullWords = "Four businesses fit side by side. Take one out to add another.";

/** Without scripts it posts and shows the comparison; with them it stays where it is. */
export function CompareToggle({ listingId, title, look = "button" }: CompareToggleProps) {
  const { pathname, search } = useLocation();
  const ids = useCompared();
  const picked = ids.includes(listingId);
  const toggle = (event: FormEvent) => {
    event.preventDefault();
    if (picked) return setCompared(removeCompared(ids, listingId));
    const outcome = addCompared(ids, listingId);
    if (outcome.ok) setCompared(outcome.ids);
    else showToast({ tone: "info", text: fullWords });
  };
  const round = look === "round";
  return (
    <form method="post" action="/compare" onSubmit={toggle}>
      <input type="hidden" name="listingId" value={listingId} />
      <input type="hidden" name="compare" value="yes" />
      <input type="hidden" name="returnTo" value={pathname + search} />
      <button
        aria-pressed={picked}
        aria-label={`Compare ${title}`}
        title={round ? (picked ? "In your comparison" : "Compare") : undefined}
        className={looks[look]}
      >
        <Icon
          path={picked && !round ? checkIcon : compareIcon}
          className={round ? "size-5" : "size-4.5"}
        />
        {!round && "Compare"}
      </button>
    </form>
  );
}
