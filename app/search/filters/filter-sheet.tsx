import { FilterPanel } from "./filter-panel.tsx";
import type { Filters } from "./filters.ts";
import { buttonClass } from "#app/ui/actions/button-style.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { ModalSheet } from "#app/ui/overlays/modal-sheet.tsx";

interface FilterSheetProps {
  id: string;
  form: string;
  filters: Filters;
  /** "Show 1,204 results" */
  showLabel: string;
  /** Beside the results on wide screens. Otherwise a sheet everywhere: the map needs the room. */
  inline: boolean;
}

/** A column beside the results; on a phone a modal sheet, which opens without JavaScript too. */
export function FilterSheet({ id, form, filters, showLabel, inline }: FilterSheetProps) {
  return (
    <ModalSheet
      id={id}
      role="complementary"
      aria-label="Filters"
      data-inline={inline ? "lg" : undefined}
      data-stays
      // Taller than the window: it scrolls with the page, and stays by its lower edge while the results go on.
      className={`group/sheet ${inline ? "lg:sticky lg:bottom-0 lg:self-end" : ""}`}
    >
      <div className={`flex flex-col ${inline ? "max-lg:min-h-full" : "min-h-full"}`}>
        <div className="sticky top-0 z-10 flex items-center justify-between border-b border-line bg-surface px-6 py-3 lg:group-data-inline/sheet:hidden">
          <h2 className="font-serif text-xl font-medium tracking-tight">Filters</h2>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label="Close filters"
            className="-me-2 grid size-11 place-items-center rounded-control hover:bg-sunken"
          >
            <Icon name="x" />
          </button>
        </div>
        <div className={`grow px-6 ${inline ? "lg:ps-0.5 lg:pe-4" : ""}`}>
          <FilterPanel form={form} filters={filters} />
        </div>
        <div className="sticky bottom-0 border-t border-line bg-surface px-6 py-4 lg:group-data-inline/sheet:hidden lg:group-data-inline/sheet:bg-paper lg:group-data-inline/sheet:ps-0 noscript:lg:group-data-inline/sheet:block">
          <button
            type="submit"
            form={form}
            onClick={(event) => {
              event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
            }}
            className={`w-full ${buttonClass()}`}
          >
            <span className="js-only">{showLabel}</span>
            <span className="hidden noscript:inline">Show results</span>
          </button>
        </div>
      </div>
    </ModalSheet>
  );
}
