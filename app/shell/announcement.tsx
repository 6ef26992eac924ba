import { type RefObject, useEffect, useRef, useState } from "react";
import { Form, useFetcher, useLocation, useNavigation } from "react-router";
import { buttonClass } from "#app/ui/actions/button-style.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { trapFocus } from "#app/ui/overlays/modal-sheet.tsx";
import type { Announcement } from "#app/content/settings/site-settings.ts";

/**
 * Visible from the first paint: a bar on phones, a card on wide screens that scripts make modal.
 * A popover with a focus trap, because `showModal` restyles the whole page, the longest task of a first visit.
 */
export default function AnnouncementPanel({ announcement }: { announcement: Announcement }) {
  const panel = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLParagraphElement>(null);
  const [state, setState] = useState<"shown" | "modal" | "closed">("shown");
  const fetcher = useFetcher();
  const here = useLocation();
  // Answering the form redirects, which must not undo a navigation that has begun.
  const next = useNavigation().location ?? here;
  const fields = { announcement: announcement.version, returnTo: next.pathname + next.search };

  const close = () => {
    setState("closed");
    void fetcher.submit(fields, {
      method: "post",
      action: "/preferences",
      preventScrollReset: true,
    });
  };

  useEffect(() => {
    if (!matchMedia("(width >= 40rem)").matches) return;
    panel.current?.showPopover();
    setState("modal");
    // Not the first button: screen readers start here, and the close button gets no focus ring.
    if (document.activeElement === document.body) title.current?.focus();
  }, []);

  // Once: the next page is not another visit.
  const isLeaving = next.pathname !== here.pathname;
  useEffect(() => {
    if (isLeaving) close();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when it begins.
  }, [isLeaving]);

  if (state === "closed") return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a dialog keeps the focus.
    <div
      ref={panel}
      popover="auto"
      role={state === "modal" ? "dialog" : "region"}
      aria-modal={state === "modal" || undefined}
      aria-labelledby={panelIds.title}
      aria-describedby={panelIds.body}
      onToggle={({ newState }) => {
        if (newState === "closed") close();
      }}
      onKeyDown={state === "modal" ? trapFocus : undefined}
      className="announcement no-print"
    >
      <Form
        method="post"
        action="/preferences"
        onSubmit={(event) => {
          event.preventDefault();
          close();
        }}
      >
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <AnnouncementContent announcement={announcement} titleRef={title} ids={panelIds} />
      </Form>
    </div>
  );
}

interface AnnouncementContentProps {
  announcement: Pick<Announcement, "title" | "body" | "figures">;
  titleRef?: RefObject<HTMLParagraphElement | null>;
  /** Not for a preview: the panel may be on the same page. */
  ids?: { title: string; body: string };
}

const panelIds = { title: "announcement-title", body: "announcement-body" };

/** Administrators see it as a preview. The buttons submit the form around it. */
export function AnnouncementContent({ announcement, titleRef, ids }: AnnouncementContentProps) {
  return (
    <>
      <HandOver />
      <button
        type="submit"
        aria-label="Close announcement"
        className="absolute top-2 right-2 grid size-10 place-items-center rounded-full hover:bg-sunken sm:top-3 sm:right-3 sm:text-on-deep sm:hover:bg-deep-2 sm:focus-visible:outline-on-deep"
      >
        <Icon name="x" />
      </button>
      <div className="py-3 ps-5 pe-14 sm:px-8 sm:pt-6 sm:pb-8">
        {/* No heading: it stands before the first heading of the page. */}
        <p
          ref={titleRef}
          id={ids?.title}
          tabIndex={-1}
          className="font-semibold sm:display sm:text-2xl"
        >
          {announcement.title}
        </p>
        <p id={ids?.body} className="text-sm text-ink-2 sm:mt-3 sm:text-base">
          {announcement.body}
        </p>
        {announcement.figures.length > 0 && (
          <dl className="mt-6 hidden auto-cols-fr grid-flow-col border-y border-line sm:grid">
            {announcement.figures.map((figure) => (
              <div
                key={figure.label}
                className="flex flex-col-reverse justify-end border-s border-line px-3 py-4 first:border-s-0 first:ps-0"
              >
                <dt className="text-xs leading-snug text-ink-3">{figure.label}</dt>
                <dd className="figures font-serif text-base font-medium whitespace-nowrap sm:text-lg">
                  {figure.value}
                </dd>
              </div>
            ))}
          </dl>
        )}
        <button
          type="submit"
          className={`mt-6 w-full max-sm:hidden ${buttonClass("primary", "lg")}`}
        >
          Continue
        </button>
      </div>
    </>
  );
}

function HandOver() {
  return (
    <svg
      viewBox="0 0 512 132"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="hidden h-33 w-full sm:block"
    >
      <rect width="512" height="132" className="fill-deep" />
      <path d="M252-46a96 96 0 0 0 0 192z" className="fill-deep-2" />
      <path d="M260 6a96 96 0 0 1 0 192z" className="fill-warm" />
    </svg>
  );
}
