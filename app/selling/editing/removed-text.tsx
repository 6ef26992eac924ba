import type { TextNotice } from "./prepare-text.ts";
import { capitalsNotice, explainRemoved } from "#app/listings/public-text/explain-cleaning.ts";

/** What was removed from a text before it was stored, and why. */
export const RemovedText = ({ notice: { removed, normalized } }: { notice: TextNotice }) => (
  <div className="flex flex-col gap-1">
    {removed.length > 0 && <p>{explainRemoved(removed)}</p>}
    {normalized && <p>{capitalsNotice}</p>}
  </div>
);
