import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

/** The browser prints without scripts as well, from its own menu: without them there is no button. */
export function PrintButton({ className = "" }: { className?: string }) {
  return (
    <Button
      type="button"
      variant="quiet"
      size="sm"
      onClick={() => window.print()}
      icon={<Icon name="printer" className="size-4.5" />}
      className={`js-only ${className}`}
    >
      Print
    </Button>
  );
}
