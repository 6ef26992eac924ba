export const countedNote = (counted: string): string =>
  `Linked figures were counted on ${counted} from the listings on this site; the links lead to them.`;

export const adviceNote =
  "This is general information, not legal, tax or financial advice. Rules change and exceptions matter: ask a lawyer and an accountant where you live.";
