import { Icon } from "#app/ui/media/icon.tsx";
import { type RefObject, useEffect, useRef } from "react";
import { Form, useFetcher, useLocation } from "react-router";
import { buttonClass } from "#app/ui/actions/button-style.ts";
import { trapFocus } from "#app/ui/overlays/modal-sheet.tsx";
import type { Announcement } from "#app/content/settings/site-settings.ts";

/** A popover with a focus trap: `showModal` restyles the whole page, the longest task of a first visit, and `<dialog>` forces two layouts. */
export default function AnnouncementDialog({ announcement }: { announcement: Announcement }) {
  const dialog = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const fetcher = useFetcher();
  const { pathname, search } = useLocation();
  const fields = { announcement: announcement.version, returnTo: pathname + search };

  useEffect(() => {
    dialog.current?.showPopover();
    // Not the first button: screen readers start here, and the close button gets no focus ring.
    title.current?.focus();
  }, []);

  const markAsSeen = () =>
    fetcher.submit(fields, { method: "post", action: "/preferences", preventScrollReset: true });

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a dialog keeps the focus.
    <div
      ref={dialog}
      popover="auto"
      role="dialog"
      aria-modal="true"
      aria-labelledby={dialogIds.title}
      aria-describedby={dialogIds.body}
      onToggle={(event) => {
        if (event.newState === "closed") void markAsSeen();
      }}
      onKeyDown={trapFocus}
      className="dialog announcement"
    >
      <Form
        method="post"
        action="/preferences"
        onSubmit={(event) => {
          event.preventDefault();
          dialog.current?.hidePopover();
        }}
      >
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <AnnouncementContent announcement={announcement} titleRef={title} ids={dialogIds} />
      </Form>
    </div>
  );
}

interface AnnouncementContentProps {
  announcement: Pick<Announcement, "title" | "body" | "figures">;
  titleRef?: RefObject<HTMLHeadingElement | null>;
  /** Only for the dialog: a preview may be on the same page. */
  ids?: { title: string; body: string };
}

const dialogIds = { title: "announcement-title", body: "announcement-body" };

/** Administrators see it as a preview. The buttons submit the form around it. */
export function AnnouncementContent({ announcement, titleRef, ids }: AnnouncementContentProps) {
  return (
    <>
      <HandOver />
      <button
        type="submit"
        aria-label="Close announcement"
        className="absolute top-3 right-3 grid size-10 place-items-center rounded-full text-on-deep hover:bg-deep-2 focus-visible:outline-on-deep"
      >
        <Icon name="x" />
      </button>
      <div className="px-6 pt-6 pb-6 sm:px-8 sm:pb-8">
        <h2 ref={titleRef} id={ids?.title} tabIndex={-1} className="display text-2xl">
          {announcement.title}
        </h2>
        <p id={ids?.body} className="mt-3 text-ink-2">
          {announcement.body}
        </p>
        {announcement.figures.length > 0 && (
          <dl className="mt-6 grid auto-cols-fr grid-flow-col border-y border-line">
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
        <button type="submit" className={`mt-6 w-full ${buttonClass("primary", "lg")}`}>
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
      className="h-28 w-full sm:h-33"
    >
      <rect width="512" height="132" className="fill-deep" />
      <path d="M252-46a96 96 0 0 0 0 192z" className="fill-deep-2" />
      <path d="M260 6a96 96 0 0 1 0 192z" className="fill-warm" />
    </svg>
  );
}
