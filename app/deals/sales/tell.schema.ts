import { z } from "zod";
import { writtenText } from "#app/ui/forms/written-text.ts";
import { maxTellText } from "./sale.ts";

export const tellSchema = z.object({
  text: writtenText(maxTellText, "Write what the other buyers should read"),
});
