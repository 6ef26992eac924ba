import { Button } from "#app/ui/actions/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { PrintButton } from "#app/ui/actions/print-button.tsx";

/** The style sheet for print looks at the attribute. */
function printChecklist(): void {
  const { dataset } = document.documentElement;
  dataset.print = "checklist";
  window.print();
  delete dataset.print;
}

export const PrintArticle = ({ hasChecklist }: { hasChecklist: boolean }) => (
  <p className="no-print mt-5 -ms-3 flex flex-wrap gap-2">
    <PrintButton />
    {hasChecklist && (
      <Button
        type="button"
        variant="quiet"
        size="sm"
        onClick={printChecklist}
        icon={<Icon name="printer" className="size-4.5" />}
        className="js-only"
      >
        Print the checklist
      </Button>
    )}
  </p>
);
