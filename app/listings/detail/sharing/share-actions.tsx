import type { MouseEvent, ReactNode } from "react";
import { SaveButton } from "#app/listings/card/save-button.tsx";
import { buttonClass } from "#app/ui/button-style.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import { showToast } from "#app/ui/toast-store.ts";

interface ShareActionsProps {
  id: string;
  title: string;
  /** The whole address, for other people's eyes. */
  href: string;
  isSaved: boolean;
  /** More to do with this listing, between saving and sharing. */
  children?: ReactNode;
}

export function ShareActions({ id, title, href, isSaved, children }: ShareActionsProps) {
  const letter = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(href)}`;
  return (
    <div className="no-print -mx-3 flex flex-wrap items-center">
      <SaveButton listingId={id} title={title} saved={isSaved} labelled />
      {children}
      {/* Without scripts, a letter with the address. */}
      <a
        href={letter}
        onClick={(event) => void share(event, title, href)}
        className={buttonClass("quiet", "sm")}
      >
        <Icon name="share-2" className="size-4.5" />
        Share
      </a>
      <PrintButton className="max-sm:hidden" />
    </div>
  );
}

async function share(event: MouseEvent, title: string, url: string): Promise<void> {
  const canShare = "share" in navigator;
  // Without either, the letter.
  if (!canShare && !("clipboard" in navigator)) return;
  event.preventDefault();
  try {
    if (canShare) return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    showToast({ tone: "success", text: "The link has been copied." });
  } catch (error) {
    // Whoever closes the sheet has changed their mind: nothing went wrong.
    if (error instanceof DOMException && error.name === "AbortError") return;
    showToast({ tone: "danger", text: `Copy this address to share it: ${url}` });
  }
}
