import { Icon } from "#app/ui/media/icon.tsx";
import { Button } from "./button.tsx";
import { useHydrated } from "#app/ui/browser/use-hydrated.ts";
import { showToast } from "#app/ui/feedback/toast-store.ts";

/** Show the address too: without JavaScript, that is there to copy. */
export function CopyLinkButton({ url }: { url: string }) {
  if (!useHydrated()) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ tone: "success", text: "Link copied." });
    } catch {
      // Not allowed by the browser.
      showToast({ tone: "danger", text: `Copy this link to share it: ${url}` });
    }
  };
  return (
    <Button
      type="button"
      variant="secondary"
      size="sm"
      icon={<Icon name="link" className="size-4.5" />}
      onClick={() => void copy()}
    >
      Copy link
    </Button>
  );
}
