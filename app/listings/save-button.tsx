import { Icon } from "#app/ui/icon.tsx";
import { heartIcon } from "#app/ui/icon-paths.ts";
import { useFetcher, useLocation } from "react-router";
import { buttonClass } from "#app/ui/button-style.ts";

interface SaveButtonProps {
  listingId: string;
  title: string;
  saved: boolean;
  /** With its words beside the heart, where there is room for them. */
  labelled?: boolean;
}

/** Answers the press at once; the server has the last word. */
export function SaveButton({ listingId, title, saved, labelled }: SaveButtonProps) {
  const fetcher = useFetcher();
  const { pathname, search } = useLocation();
  const asked = fetcher.formData?.get("saved");
  const shown = asked ? asked === "yes" : saved;
  return (
    <fetcher.Form method="post" action="/account/saved-listings" preventScrollReset>
      <input type="hidden" name="listingId" value={listingId} />
      <input type="hidden" name="saved" value={shown ? "no" : "yes"} />
      <input type="hidden" name="returnTo" value={pathname + search} />
      <button
        type="submit"
        aria-pressed={shown}
        aria-label={labelled ? undefined : `Save ${title}`}
        title={shown ? "Saved" : "Save"}
        className={
          labelled
            ? buttonClass("quiet", "sm")
            : "grid size-10 place-items-center rounded-full bg-surface text-ink transition-transform duration-120 hover:scale-105 active:scale-95"
        }
      >
        <Icon
          path={heartIcon}
          className={`${labelled ? "size-4.5" : "size-5"} ${shown ? "fill-danger text-danger" : ""}`}
        />
        {labelled && "Save Listing"}
      </button>
    </fetcher.Form>
  );
}
