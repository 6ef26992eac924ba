import { createContext } from "react";

/** Set on the server. The browser keeps the rendered id, because later requests have other ids. */
export const RequestId = createContext<string | null>(null);
