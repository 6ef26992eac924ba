import { Button } from "./button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";

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
