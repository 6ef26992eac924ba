import { Icon } from "#app/ui/media/icon.tsx";
import { Button } from "./button.tsx";
import { useHydrated } from "#app/ui/browser/use-hydrated.ts";
import { showToast } from "#app/ui/feedback/toast-store.ts";

const kinds = {
  link: { label: "Copy link", done: "Link copied.", byHand: "Copy this link to share it:" },
  code: { label: "Copy code", done: "Code copied.", byHand: "Copy this code:" },
  token: { label: "Copy token", done: "Token copied.", byHand: "Copy this token:" },
  secret: { label: "Copy secret", done: "Secret copied.", byHand: "Copy this secret:" },
};

/** Show the text too: without JavaScript, that is there to copy. */
export function CopyButton({ text, kind }: { text: string; kind: keyof typeof kinds }) {
  const { label, done, byHand } = kinds[kind];
  if (!useHydrated()) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ tone: "success", text: done });
    } catch {
      // Not allowed by the browser.
      showToast({ tone: "danger", text: `${byHand} ${text}` });
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
      {label}
    </Button>
  );
}
