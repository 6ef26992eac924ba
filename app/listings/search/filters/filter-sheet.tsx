import { FilterPanel } from "#app/listings/search/filters/filter-panel.tsx";
import type { Filters } from "#app/listings/search/filters/filters.ts";
import { buttonClass } from "#app/ui/button-style.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ModalSheet } from "#app/ui/modal-sheet.tsx";

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
      className={`group/sheet ${inline ? "lg:sticky lg:top-0 lg:max-h-dvh lg:overflow-y-auto" : ""}`}
    >
      <div className={`flex flex-col ${inline ? "max-lg:h-dvh" : "h-dvh"}`}>
        <div className="flex items-center justify-between px-6 pt-5 lg:group-data-inline/sheet:hidden">
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
        <div
          className={`grow px-6 ${inline ? "max-lg:overflow-y-auto lg:ps-0.5 lg:pe-4" : "overflow-y-auto"}`}
        >
          <FilterPanel form={form} filters={filters} />
        </div>
        <div className="border-t border-line px-6 py-4 lg:group-data-inline/sheet:sticky lg:group-data-inline/sheet:bottom-0 lg:group-data-inline/sheet:hidden lg:group-data-inline/sheet:bg-paper lg:group-data-inline/sheet:ps-0 noscript:lg:group-data-inline/sheet:block">
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
