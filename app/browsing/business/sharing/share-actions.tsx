import type { MouseEvent, ReactNode } from "react";
import { SaveButton } from "#app/listings/card/save-button.tsx";
import { buttonClass } from "#app/ui/actions/button-style.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { PrintButton } from "#app/ui/actions/print-button.tsx";
import { showToast } from "#app/ui/feedback/toast-store.ts";

interface ShareActionsProps {
  id: string;
  title: string;
  href: string;
  isSaved: boolean;
  children?: ReactNode;
}

export function ShareActions({ id, title, href, isSaved, children }: ShareActionsProps) {
  const mailto = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(href)}`;
  return (
    <div className="no-print -mx-3 flex flex-wrap items-center">
      <SaveButton listingId={id} title={title} saved={isSaved} labelled />
      {children}
      {/* Without JavaScript: a mailto link. */}
      <a
        href={mailto}
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
  // With neither API available, follow the mailto link.
  if (!canShare && !("clipboard" in navigator)) return;
  event.preventDefault();
  try {
    if (canShare) return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    showToast({ tone: "success", text: "Link copied." });
  } catch (error) {
    // The visitor closed the share sheet: not an error.
    if (error instanceof DOMException && error.name === "AbortError") return;
    showToast({ tone: "danger", text: `Copy this link to share it: ${url}` });
  }
}
