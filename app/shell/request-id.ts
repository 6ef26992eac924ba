import { createContext } from "react";

/** Set during server rendering. The browser keeps the rendered id, because later requests have other ids. */
export const RequestId = createContext<string | null>(null);
